import { afterEach, expect, test } from "vitest";
import { anchorOf } from "./anchor-of.js";
import { findWords } from "./find-words.js";
import { rangeOf, readShown, wordsIn } from "./shown-words.js";

afterEach(() => document.body.replaceChildren());

function show(html: string): Element {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild ?? document.body;
}

/** Selects from one text node to another, as a pointer does. */
function select(from: readonly [Node | null | undefined, number], to: readonly [Node | null | undefined, number]): Range {
  const range = document.createRange();
  range.setStart(from[0] ?? document, from[1]);
  range.setEnd(to[0] ?? document, to[1]);
  return range;
}

test("lines are told apart, and white space counts as it is shown", () => {
  expect(readShown(show("<p>All\n   prices<br>hold</p><p>until <b>Friday</b></p>"))).toBe("All prices\nhold\nuntil Friday");
});

test("words over lines and marks are read, and found again where they stood", () => {
  const text = show("<p>All   prices <b>hold</b></p><p>until Friday</p>");
  const words = wordsIn(text, select([text.querySelector("b")?.firstChild, 1], [text.lastElementChild?.firstChild, 5]));
  expect(words).toEqual({ text: "All prices hold\nuntil Friday", start: 12, end: 21 });
  const anchor = words && anchorOf(words, { prop: "text" });
  const found = anchor && findWords(text.textContent, anchor);
  const range = found && rangeOf(text, found);
  expect(range && select([range.from.node, range.from.offset], [range.to.node, range.to.offset]).toString()).toBe("olduntil");
});

test("of a selection that reaches beyond a text, what lies in it counts, and nothing of one beside it", () => {
  const text = show("<p>All prices</p>");
  const other = document.body.appendChild(document.createElement("p"));
  other.textContent = "Elsewhere";
  expect(wordsIn(text, select([text.querySelector("p")?.firstChild, 4], [other, 0]))).toMatchObject({ start: 4, end: 10 });
  expect(wordsIn(text, select([other.firstChild, 0], [other.firstChild, 3]))).toBeUndefined();
});
