import { useTranslate } from "@mailwright/ui";
import { modulesStrings } from "./modules-strings.js";

/** A save that failed is told where it was asked for, and by no notification: the dialog is still there to try again. */
export function NotSaved() {
  const say = useTranslate(modulesStrings);
  return (
    <p role="alert" className="mw-notice">
      {say("notSaved")}
    </p>
  );
}
