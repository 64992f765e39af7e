import { useTranslate } from "@mailwright/ui";
import { modulesStrings } from "./modules-strings.js";

/** A failed save is told in the dialog, which stays open for another try, and not in a notification. */
export function NotSaved() {
  const say = useTranslate(modulesStrings);
  return (
    <p role="alert" className="mw-notice">
      {say("notSaved")}
    </p>
  );
}
