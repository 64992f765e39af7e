import { useTranslate } from "@mailwright/ui";
import type { ReportedProblem } from "../../../import/import-reading.js";
import { importStrings } from "./import-strings.js";

const shownMax = 50;

/** What in the source could not be taken over, with its lines. */
export function ProblemList({ problems }: { readonly problems: readonly ReportedProblem[] }) {
  const say = useTranslate(importStrings);
  if (problems.length === 0) return <p className="mw-import-muted">{say("noProblems")}</p>;
  const lines = problems.slice(0, shownMax).map((problem, index) => ({ ...problem, key: `${index} ${problem.code}` }));
  return (
    <ul className="mw-import-problems">
      {lines.map(({ key, code, line, detail }) => (
        <li key={key}>
          {line === undefined ? null : <span className="mw-import-line mw-tabular">{say("line", { line })}</span>}
          <span>{say(`problem.${code}`, { detail })}</span>
        </li>
      ))}
    </ul>
  );
}
