import { expect, test } from "vitest";
import { groupProblems } from "./group-problems.js";

test("remarks of one kind are one line, with what is most frequent first and each line of the source once", () => {
  const dropped = (detail: string, line: number) => ({ code: "attribute-dropped", detail, line }) as const;
  const groups = groupProblems([
    dropped("mj-text font-style", 4),
    { code: "design-of", detail: "easy-email", line: undefined },
    dropped("mj-section text-align", 2),
    dropped("mj-section text-align", 9),
    dropped("mj-section text-align", 9),
  ]);
  expect(groups).toEqual([
    { code: "attribute-dropped", count: 4, details: ["mj-section text-align (3)", "mj-text font-style"], lines: [4, 2, 9] },
    { code: "design-of", count: 1, details: ["easy-email"], lines: [] },
  ]);
});
