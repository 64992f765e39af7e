import { expect, test } from "vitest";
import { aResult } from "../../testing/memory-import-routes.js";
import { filterResults, isAcceptable, standingOf } from "./standing.js";

const whole = { of: 3, kept: 3 };

test.each([
  ["as it was", aResult("a"), "ready"],
  ["visibly different on a phone", aResult("a", { difference: { desktop: 0, phone: 0.1 } }), "look"],
  ["not measured", aResult("a", { difference: null }), "look"],
  ["short of a link", aResult("a", { kept: { words: whole, links: { of: 3, kept: 2 }, images: whole } }), "look"],
  ["refused", aResult("a", { state: "refused" }), "refused"],
  ["a template already", aResult("a", { templateId: "t" }), "accepted"],
] as const)("an email that is %s stands so", (_, result, standing) => {
  expect(standingOf(result)).toBe(standing);
});

test("a filter shows those with which it stands so, and only what was read can be accepted", () => {
  const results = [aResult("a", { state: "refused" }), aResult("b"), aResult("c", { templateId: "t" })];
  expect(filterResults(results, "refused").map(({ title }) => title)).toEqual(["a"]);
  expect(results.filter(isAcceptable).map(({ title }) => title)).toEqual(["b"]);
});
