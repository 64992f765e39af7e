import fc from "fast-check";
import { expect, test } from "vitest";
import { growthOf } from "../testing/test-growth.js";
import { measureJson } from "./measure-json.js";

test.each([
  ["1", 0, 1],
  ["[]", 1, 2],
  ['{"a":[1,2,{"b":"}]"}]}', 3, 6],
  [String.raw`["\"[[[", "\\", "]"]`, 1, 4],
])("%s has %i levels", (text, depth, values) => expect(measureJson(Buffer.from(text))).toEqual({ depth, values }));

test("never finds fewer levels, nor fewer values than a half, than there are", () => {
  const depthOf = (value: unknown): number =>
    typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
  const countOf = (value: unknown): number =>
    typeof value === "object" && value !== null ? Object.values(value).reduce<number>((sum, inner) => sum + countOf(inner), 1) : 1;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const { depth, values } = measureJson(Buffer.from(JSON.stringify(value)));
      return depth === depthOf(value) && values * 2 >= countOf(value);
    }),
    { numRuns: 500, seed: 15 },
  );
});

const worstCases: Record<string, (length: number) => string> = {
  brackets: (length) => "[".repeat(length),
  commas: (length) => ",".repeat(length),
  quotes: (length) => '"'.repeat(length),
  backslashes: (length) => `"${"\\".repeat(length)}`,
  "quotes behind backslashes": (length) => `"${'\\"'.repeat(length / 2)}`,
};

test.each(Object.entries(worstCases))("%s are read in a time that grows with their number", (_, make) => {
  expect(growthOf((length) => measureJson(Buffer.from(make(length))), 500_000)).toBeLessThan(12);
});
