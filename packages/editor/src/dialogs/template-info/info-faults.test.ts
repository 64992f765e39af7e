import { expect, test } from "vitest";
import { changesOf, checkInfo } from "./info-faults.js";

const edited = { name: "Spring sale", description: "", preHeader: "", tags: "" };
const stored = { id: "t", status: "draft", readOnly: false, isSystem: false, isShared: false, ...edited } as const;

test("a good name and empty texts have no fault", () => {
  expect(checkInfo(edited)).toEqual({});
});

test("each field says its own fault", () => {
  expect(checkInfo({ ...edited, name: " " })).toEqual({ name: "required" });
  expect(checkInfo({ ...edited, name: "Sale!" })).toEqual({ name: "forbidden-characters" });
  expect(checkInfo({ ...edited, description: "x".repeat(71), preHeader: "y".repeat(501) })).toEqual({
    description: "too-long",
    preHeader: "too-long",
  });
});

test("only what was changed is saved", () => {
  expect(changesOf(stored, edited)).toEqual({});
  expect(changesOf(stored, { ...edited, tags: "sale" })).toEqual({ tags: "sale" });
  const spring = { id: "c1", name: "Spring", group: "system", hidden: false };
  expect(changesOf(stored, { ...edited, categories: [spring] })).toEqual({ categories: [spring] });
  expect(changesOf({ ...stored, categories: [spring] }, { ...edited, categories: [spring] })).toEqual({});
});
