import { describe, expect, test } from "vitest";
import { anchorOf } from "./anchor-of.js";
import { findWords, lettersOf } from "./find-words.js";

const text = "All prices hold until Friday, while stocks last. Come until Friday noon.";

function pin(words: string, within = text, from = 0) {
  const start = within.indexOf(words, from);
  const anchor = anchorOf({ text: within, start, end: start + words.length }, { prop: "text" });
  if (!anchor) throw new Error("no words");
  return anchor;
}

/** The letters that are found; white space does not count. */
function found(now: string, anchor = pin("until Friday")): string | undefined {
  const range = findWords(now, anchor);
  return range && lettersOf(now).slice(range.start, range.end);
}

test("words are kept with what stands around them, without the space at their ends", () => {
  const start = text.indexOf(" until");
  expect(anchorOf({ text, start, end: start + " until Friday, ".length }, { prop: "text" })).toEqual({
    prop: "text",
    quote: "until Friday,",
    before: "All prices hold ",
    after: " while stocks last. Come until Friday noon.",
    start: 13,
  });
  expect(anchorOf({ text, start: 3, end: 4 }, { prop: "text" })).toBeUndefined();
});

describe("the words of a comment are found", () => {
  test.each([
    ["where nothing changed", text, "untilFriday"],
    ["where something was written before them", `Dear readers, ${text}`, "untilFriday"],
    ["where something was written just before them", text.replace("hold ", "hold only "), "untilFriday"],
    ["where something was written on both sides", text.replace("until Friday,", "only until Friday evening,"), "untilFriday"],
    ["where lines were broken and joined", text.replaceAll(" ", "\n"), "untilFriday"],
    ["where letters changed inside", text.replace("until Friday", "until Fryday"), "untilFryday"],
    ["where much was written inside", text.replace("until Friday", "until the evening of next Friday"), "untiltheeveningofnextFriday"],
    ["where one side of them is gone, and letters changed", "until Fridays, while stocks last.", "untilFridays"],
    ["where the other side is gone, and letters changed", "All prices hold till Friday", "tillFriday"],
  ])("%s", (_, now, words) => expect(found(now)).toBe(words));

  test("each at its own place where they stand twice", () => {
    const range = findWords(text, pin("until Friday", text, 30));
    expect(range?.start).toBe(lettersOf(text.slice(0, text.lastIndexOf("until"))).length);
  });

  test("also as the whole of a text that gets longer", () => {
    expect(found("Big spring sale", pin("spring sale", "spring sale"))).toBe("springsale");
  });
});

describe("the words of a comment are gone", () => {
  test.each([
    ["where they were deleted", "All prices hold, while stocks last."],
    ["where they were deleted, though they stand elsewhere", text.replace("until Friday, ", "")],
    ["where others stand in their place", text.replace("until Friday", "for ever and")],
    ["where the text is empty", ""],
  ])("%s", (_, now) => expect(found(now)).toBeUndefined());
});

test("a long text with long words costs no more than a moment", () => {
  const line = "Everything that was said about the prices of spring is said again. ";
  const long = `${line.repeat(400)}Here is what matters, ${"and this too ".repeat(20)}${line.repeat(400)}`;
  const anchor = pin(`what matters, ${"and this too ".repeat(20)}`.trim(), long);
  expect(findWords(long, anchor)?.start).toBe(anchor.start);
  expect(findWords(long.replaceAll("too", "two"), anchor)?.start).toBe(anchor.start);
});
