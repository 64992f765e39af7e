import { expect, test } from "vitest";
import { aTemplate } from "../../testing/sample-templates.js";
import { changeOf, faultsOf, preHeaderAdvice, rebase, settingsOf } from "./settings-form.js";

const stored = settingsOf(aTemplate("Spring"));

test("only what differs is sent", () => {
  expect(changeOf(stored, stored)).toBeUndefined();
  expect(changeOf(stored, { ...stored, name: "Summer" })).toEqual({ name: "Summer" });
  expect(changeOf(stored, { ...stored, categoryIds: ["events"] })).toEqual({ categories: [{ id: "events" }] });
});

test("the order of the categories is no change", () => {
  const two = { ...stored, categoryIds: ["a", "b"] };
  expect(changeOf(two, { ...two, categoryIds: ["b", "a"] })).toBeUndefined();
});

test("an empty description is fine, an empty name is not", () => {
  expect(faultsOf({ ...stored, name: "", description: "" })).toEqual({ name: "required", description: null, preHeader: null });
});

test.each([
  ["", "empty"],
  ["x".repeat(49), "short"],
  ["x".repeat(50), "good"],
  ["x".repeat(100), "good"],
  ["x".repeat(101), "long"],
])("a preheader of %j is %s", (text, advice) => {
  expect(preHeaderAdvice(text)).toBe(advice);
});

test("after a conflict one's own changes lie on somebody else's", () => {
  const edited = { ...stored, name: "Mine" };
  const current = { ...stored, name: "Theirs", description: "Theirs too" };
  expect(rebase(stored, edited, current)).toEqual({ ...current, name: "Mine" });
});
