import { expect, test } from "vitest";
import { findMergeTags, mergeTagItems } from "./merge-tags.js";

const options = [
  { tag: "{{ last_name }}", name: "Last name", group: "Contact" },
  { tag: "{{ name }}", name: "Name", group: "Contact" },
  { tag: "{{ unsubscribe }}", name: "Way out" },
];

test("names that begin with what was typed come first", () => {
  expect(findMergeTags(options, "na").map(({ name }) => name)).toEqual(["Name", "Last name"]);
});

test("the tag itself is searched too, however its words are joined", () => {
  expect(findMergeTags(options, "last_n").map(({ name }) => name)).toEqual(["Last name"]);
  expect(findMergeTags(options, "unsub").map(({ name }) => name)).toEqual(["Way out"]);
});

test("nothing typed offers everything", () => {
  expect(findMergeTags(options, "")).toHaveLength(3);
});

test("the menu has a heading for each group", () => {
  const labels = mergeTagItems(options, () => undefined).map((item) => ("label" in item ? item.label : ""));
  expect(labels).toEqual(["Contact", "Last name", "Name", "Way out"]);
});
