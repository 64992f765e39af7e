import { expect, test } from "vitest";
import { maySecondGo, secondGoes } from "./second-goes.mjs";
import { judgeSecondGoes } from "./tell-results.mjs";

const entry = (test) => ({ file: "e2e/a.spec.ts", test, cause: "not found yet", since: "2026-11-23" });
const listed = [entry("suite > slow"), entry("quick"), entry("gone")];

test("only a listed test may be tried again", () => {
  expect(maySecondGo("e2e/a.spec.ts", "suite > slow", listed)).toBe(true);
  expect(maySecondGo("e2e/a.spec.ts", "slow", listed)).toBe(false);
  expect(maySecondGo("e2e/b.spec.ts", "quick", listed)).toBe(false);
});

test("the list is held to what ran: what needed it, what did not, and what is no test any more", () => {
  const repeated = [{ name: "e2e/a.spec.ts > suite > slow", reason: "too late" }];
  const names = ["e2e/a.spec.ts > suite > slow", "e2e/a.spec.ts > quick"];
  const { needed, unneeded, stale } = judgeSecondGoes(listed, [{ names, repeated }, {}]);
  expect(needed).toEqual(repeated);
  expect(unneeded).toEqual([entry("quick")]);
  expect(stale).toEqual([entry("gone")]);
});

test("a run without the file says nothing of its tests", () => {
  expect(judgeSecondGoes(listed, [{ names: ["x.test.ts > other"] }])).toEqual({ needed: [], unneeded: [], stale: [] });
});

test("each entry of the list says why it is there, and since when", () => {
  for (const { cause, since } of secondGoes) {
    expect(cause.length).toBeGreaterThan(20);
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
