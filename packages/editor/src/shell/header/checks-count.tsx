import type { EmailSize, Finding } from "@mailwright/checks";
import { useStyles, useTranslate, VisuallyHidden } from "@mailwright/ui";
import { checksStrings } from "../../dialogs/checks/checks-strings.js";
import { useChecks } from "../../dialogs/checks/use-checks.js";
import { weightOf } from "../../dialogs/checks/weight-of.js";
import css from "./checks-count.css?inline";

const styles = [css];

/** The number of errors and warnings, nothing if there are none, and what the email weighs. */
export function ChecksCount() {
  useStyles(styles);
  const report = useChecks();
  if (!report) return null;
  return (
    <span className="mw-checks-found">
      <GraveFindings findings={report.findings} />
      <WeightFigure size={report.size} />
    </span>
  );
}

function GraveFindings({ findings }: { readonly findings: readonly Finding[] }) {
  const say = useTranslate(checksStrings);
  const grave = findings.filter(({ severity }) => severity !== "hint");
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

const figures = { fine: "weightShort", near: "weightNear", over: "weightOver" } as const;
const sentences = { fine: "weighs", near: "sizeNear", over: "sizeOver" } as const;

/** A quiet figure while there is room; near what Gmail shows, and above, it says so in words. */
function WeightFigure({ size }: { readonly size: EmailSize }) {
  const say = useTranslate(checksStrings);
  const { tone, ...values } = weightOf(size);
  return (
    <>
      <span className="mw-checks-weight mw-tabular" data-tone={tone} aria-hidden="true">
        {say(figures[tone], values)}
      </span>
      <VisuallyHidden>{say(sentences[tone], values)}</VisuallyHidden>
    </>
  );
}
