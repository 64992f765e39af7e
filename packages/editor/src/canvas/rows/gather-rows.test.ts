import { expect, test } from "vitest";
import { gatherRows, rowsPerGroup } from "./gather-rows.js";

/** Small letters are rows. The capital after a letter names the group that the row is in, as in "aA bA cB". */
function regroup(wanted: string): string {
  const words = wanted.split(" ");
  const runs = gatherRows(words, (word) => word[1]);
  return runs.map(({ group, rows }) => `${rows.map(([name]) => name).join("")}${group ?? "?"}`).join(" ");
}

test.each([
  ["nothing changed", "aA bA cB dB", "abA cdB"],
  ["a new row joins those before it", "aA x bA cB", "axbA cB"],
  ["a new first row joins those after it", "x aA bA cB", "xabA cB"],
  ["a new last row", "aA cB x", "aA cxB"],
  ["a row from far below, into a group", "aA bA xC cA dB yC zC", "abxcA dB yzC"],
  ["a row from far below, between two groups", "aA bA xC cB dB yC zC", "abxA cdB yzC"],
  ["a row from far above, at the end", "bA cA dB eB aA", "bcA deaB"],
  ["a group whose only row is left stays", "aA bB cC", "aA bB cC"],
  ["all rows are new", "a b c", "abc?"],
])("%s", (_, wanted, grouped) => {
  expect(regroup(wanted)).toBe(grouped);
});

test("many rows are divided, and the first piece keeps the group", () => {
  const rows = Array.from({ length: 2 * rowsPerGroup + 1 }, (_, index) => index);
  const runs = gatherRows(rows, () => "group");
  expect(runs.map(({ group }) => group)).toEqual(["group", undefined, undefined]);
  expect(runs.flatMap(({ rows }) => rows)).toEqual(rows);
});
