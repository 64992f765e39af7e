import type { SourceProblem } from "@mailwright/importer";
import type { ReportedProblem } from "./import-reading.js";

/** Problems with their lines in the source. A problem of the whole source has no line. */
export function locateProblems(source: string, problems: readonly SourceProblem[]): readonly ReportedProblem[] {
  let [line, from] = [1, 0];
  const sorted = problems.toSorted((one, other) => one.at - other.at);
  return sorted.map(({ code, at, detail }) => {
    for (let next = source.indexOf("\n", from); next >= 0 && next < at; next = source.indexOf("\n", from)) {
      line++;
      from = next + 1;
    }
    return { code, detail, line: at === 0 ? undefined : line };
  });
}
