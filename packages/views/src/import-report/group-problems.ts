import type { ImportProblemCode } from "./import-report-strings.js";

/** A remark on a source, with its line where it has one. */
export interface ReportedRemark {
  readonly code: ImportProblemCode;
  readonly line: number | undefined;
  readonly detail: string;
}

/** Remarks of one kind, as one line of the report. */
export interface ProblemGroup {
  readonly code: ImportProblemCode;
  /** How many there are. */
  readonly count: number;
  /** What they are about, the most frequent first: `mj-section text-align (12)`. */
  readonly details: readonly string[];
  /** Where they are in the source, each line once. */
  readonly lines: readonly number[];
}

/** Remarks by their kinds, in the order in which these are met first: hundreds of one kind are a wall that nobody reads. */
export function groupProblems(problems: readonly ReportedRemark[]): readonly ProblemGroup[] {
  const codes = [...new Set(problems.map(({ code }) => code))];
  return codes.map((code) => {
    const own = problems.filter((problem) => problem.code === code);
    const counts = new Map<string, number>();
    for (const { detail } of own) counts.set(detail, (counts.get(detail) ?? 0) + 1);
    const details = [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([detail, count]) => (count > 1 ? `${detail} (${count})` : detail));
    return { code, count: own.length, details, lines: [...new Set(own.flatMap(({ line }) => line ?? []))] };
  });
}
