import { useFormats, useStyles, useTranslate } from "@mailwright/ui";
import { groupProblems, type ProblemGroup, type ReportedRemark } from "./group-problems.js";
import { importReportStrings } from "./import-report-strings.js";
import css from "./problem-list.css?inline";

const detailsMax = 6;
const linesMax = 4;

export interface ProblemListProps {
  readonly problems: readonly ReportedRemark[];
  /** Shows a line of the code. Absent: what was pasted has other lines. */
  readonly onLine?: ((line: number) => void) | undefined;
}

const styles = [css];

/** What in the source could not be taken over, kind by kind: how often, what can be done about it, and the way to its lines. */
export function ProblemList({ problems, onLine }: ProblemListProps) {
  useStyles(styles);
  const say = useTranslate(importReportStrings);
  if (problems.length === 0) return <p className="mw-import-nothing">{say("noProblems")}</p>;
  return (
    <ul className="mw-import-problems">
      {groupProblems(problems).map((group) => (
        <li key={group.code}>
          <Problem group={group} />
          {group.lines.length === 0 ? null : <Lines lines={group.lines} onLine={onLine} />}
        </li>
      ))}
    </ul>
  );
}

function Problem({ group: { code, count, details } }: { readonly group: ProblemGroup }) {
  const say = useTranslate(importReportStrings);
  const { number } = useFormats();
  const shown = details.slice(0, detailsMax).join(", ");
  const detail = details.length > detailsMax ? say("andMore", { shown, count: details.length - detailsMax }) : shown;
  return (
    <>
      {count === 1 ? null : <span className="mw-import-times mw-tabular">{say("times", { times: number(count) })}</span>}
      <span>{say(`problem.${code}`, { detail })}</span>
    </>
  );
}

function Lines({ lines, onLine }: { readonly lines: readonly number[]; readonly onLine: ProblemListProps["onLine"] }) {
  const say = useTranslate(importReportStrings);
  const shown = lines.slice(0, linesMax);
  const rest = lines.length - shown.length;
  return (
    <span className="mw-import-lines mw-tabular">
      {shown.map((line) =>
        onLine ? (
          <button key={line} type="button" className="mw-import-jump" title={say("showLine")} onClick={() => onLine(line)}>
            {say("line", { line })}
          </button>
        ) : (
          <span key={line}>{say("line", { line })}</span>
        ),
      )}
      {rest > 0 ? <span>{say("moreLines", { count: rest })}</span> : null}
    </span>
  );
}
