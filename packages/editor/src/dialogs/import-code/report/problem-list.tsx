import { useTranslate } from "@mailwright/ui";
import type { ReportedProblem } from "../../../import/import-reading.js";
import { groupProblems } from "./group-problems.js";
import { importStrings } from "./import-strings.js";

const detailsMax = 6;
const linesMax = 4;

/** What in the source could not be taken over, kind by kind, with its lines and what can be done about it. */
export function ProblemList({ problems }: { readonly problems: readonly ReportedProblem[] }) {
  const say = useTranslate(importStrings);
  if (problems.length === 0) return <p className="mw-import-muted">{say("noProblems")}</p>;
  const listed = (texts: readonly (string | number)[], max: number) => {
    const shown = texts.slice(0, max).join(", ");
    return texts.length > max ? say("andMore", { shown, count: texts.length - max }) : shown;
  };
  return (
    <ul className="mw-import-problems">
      {groupProblems(problems).map(({ code, details, lines }) => (
        <li key={code}>
          {lines.length === 0 ? null : (
            <span className="mw-import-line mw-tabular">{say("line", { line: listed(lines, linesMax), count: lines.length })}</span>
          )}
          <span>{say(`problem.${code}`, { detail: listed(details, detailsMax) })}</span>
        </li>
      ))}
    </ul>
  );
}
