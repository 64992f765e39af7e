import { expect, test } from "vitest";
import { mergeTexts } from "./merge-texts.js";

test.each([
  ["in different places", "<p>one two</p>", "<p>one, two</p>", "<p>one two three</p>", "<p>one, two three</p>"],
  ["only here", "<p>one</p>", "<p>one!</p>", "<p>one</p>", "<p>one!</p>"],
  ["only there", "<p>one</p>", "<p>one</p>", "<p>one?</p>", "<p>one?</p>"],
  ["alike", "<p>one</p>", "<p>one!</p>", "<p>one!</p>", "<p>one!</p>"],
  ["there with what was written here", "<p>one</p>", "<p>one two</p>", "<p>one two three</p>", "<p>one two three</p>"],
  ["with tags", "<p>one two</p>", "<p><strong>one</strong> two</p>", "<p>one twenty</p>", "<p><strong>one</strong> twenty</p>"],
  ["at one place", "<p>one</p>", "<p>one mine</p>", "<p>one theirs</p>", "<p>one theirs mine</p>"],
  ["as a new paragraph", "<p>a</p><p>b</p>", "<p>a</p><p>x</p><p>b</p>", "<p>a</p><p>b!</p>", "<p>a</p><p>x</p><p>b!</p>"],
])("a text that was changed %s", (_, base, mine, theirs, merged) => {
  expect(mergeTexts(base, mine, theirs)).toBe(merged);
});

test.each([
  ["<p>one</p>", "<p>owe</p>", "<p>ode</p>"],
  ["<p>word</p>", "<p>mine</p>", "<p>theirs</p>"],
  ["<p>a</p>", "", "<p>ab</p>"],
])("what was changed in the same place is nobody's to decide", (base, mine, theirs) => {
  expect(mergeTexts(base, mine, theirs)).toBeUndefined();
});
