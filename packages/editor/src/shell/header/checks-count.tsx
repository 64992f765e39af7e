import { useStyles, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { checksStrings } from "../../dialogs/checks/checks-strings.js";
import { useChecks } from "../../dialogs/checks/use-checks.js";
import css from "./checks-count.css?inline";

const styles = [css];

/** The number of errors and warnings. Nothing if there are none. */
export function ChecksCount() {
  useStyles(styles);
  const say = useTranslate(checksStrings);
  const report = useChecks();
  const grave = (report?.findings ?? []).filter(({ severity }) => severity !== "hint");
  if (grave.length === 0) return null;
  const tone = grave.some(({ severity }) => severity === "error") ? "error" : "warning";
  return (
    <>
      <span className="mw-checks-count mw-tabular" data-tone={tone} aria-hidden="true">
        {grave.length > 99 ? "99+" : grave.length}
      </span>
      <VisuallyHidden>{say("found", { count: grave.length })}</VisuallyHidden>
    </>
  );
}
