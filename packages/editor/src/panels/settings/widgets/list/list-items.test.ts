import { prop } from "@mailwright/document";
import { expect, test } from "vitest";
import { insertItem, moveItem, removeItem, setMember, storedItems } from "./list-items.js";
import { fitKeys } from "./row-keys.js";

const spec = prop.list({ text: prop.text("Link") }, { title: "text", max: 3, initial: [{ text: "Home" }] });

test.each([
  [0, 2, "bca"],
  [2, 0, "cab"],
  [1, 1, "abc"],
  [0, 1, "bac"],
])("moving %i to %i makes %s", (from, to, made) => expect(moveItem([..."abc"], from, to).join("")).toBe(made));

test("an item is put in and taken out where it is said", () => {
  expect(insertItem([..."ab"], 1, "x").join("")).toBe("axb");
  expect(removeItem([..."abc"], 1).join("")).toBe("ac");
});

test("what is not set on an item, or not known of it, stays so", () => {
  const stored = [{ text: "News", note: 1 }, {}];
  expect(setMember(storedItems(spec, stored), 1, "text", "Shop")).toEqual([{ text: "News", note: 1 }, { text: "Shop" }]);
  expect(setMember(stored, 0, "text", null)).toEqual([{ note: 1 }, {}]);
});

test("without a list that can be used the first change begins with the initial items", () => {
  expect(storedItems(spec, undefined)).toEqual([{ text: "Home" }]);
  expect(storedItems(spec, [])).toEqual([{ text: "Home" }]);
});

test("rows keep their keys when the list grows or shrinks elsewhere", () => {
  expect(fitKeys([4, 0, 1], 2)).toEqual([4, 0]);
  expect(fitKeys([4, 0], 4)).toEqual([4, 0, 5, 6]);
  expect(fitKeys([], 2)).toEqual([0, 1]);
});
