import { expect, test } from "vitest";
import { findMentioned, mentionBefore, mentionsIn, splitMentions, writeMention } from "./mentions.js";

const people = [
  { id: "ann", name: "Ann Lee" },
  { id: "ben", name: "Ben Castellanos" },
  { id: "a", name: "Ann" },
];

test("a mention begins with an at sign after a space or at the start, and ends with a second space", () => {
  expect(mentionBefore("@", 1)).toBe("");
  expect(mentionBefore("Ask @be", 7)).toBe("be");
  expect(mentionBefore("Ask @Ann L", 10)).toBe("Ann L");
  expect(mentionBefore("Ask @Ann Lee now", 16)).toBeUndefined();
  expect(mentionBefore("ann@example.com", 15)).toBeUndefined();
  expect(mentionBefore("Ask @be later", 7)).toBe("be");
});

test("people are found by the beginning of any of their names, and not once the name is whole", () => {
  const found = (begun: string) => findMentioned(people, begun).map(({ id }) => id);
  expect(found("")).toEqual(["ann", "ben", "a"]);
  expect(found("cast")).toEqual(["ben"]);
  expect(found("ann")).toEqual(["ann"]);
  expect(found("ben castellanos")).toEqual([]);
});

test("a chosen name takes the place of its beginning", () => {
  expect(writeMention("Ask @be later", 7, "be", "Ben Castellanos")).toEqual({ text: "Ask @Ben Castellanos later", caret: 21 });
});

test("mentioned is whose name stands after an at sign, and the longer of two names wins where it is shown", () => {
  expect(mentionsIn("@Ben Castellanos and @Ann Lee, see", people)).toEqual(["ann", "ben"]);
  expect(splitMentions("@Ann Lee and @Ann", ["Ann", "Ann Lee"])).toEqual([
    { text: "@Ann Lee", isMention: true },
    { text: " and ", isMention: false },
    { text: "@Ann", isMention: true },
  ]);
  expect(splitMentions("Nobody", [])).toEqual([{ text: "Nobody", isMention: false }]);
});
