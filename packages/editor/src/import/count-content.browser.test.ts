import { expect, test } from "vitest";
import { compareContent } from "./count-content.js";

const words = (before: string, after: string) => compareContent(before, after).words;

test.each([
  ["paragraphs", "<p>One</p><p>Two</p>", "<div>One</div>\n<div>Two</div>"],
  ["lines", "One<br>Two", "<p>One</p><p>Two</p>"],
  ["cells", "<table><tr><td>One</td><td>Two</td></tr></table>", "<p>One</p> <p>Two</p>"],
  ["a link after a paragraph", "<div><p>One</p><a href='https://a.example'>Two</a></div>", "<p>One</p><p>Two</p>"],
])("words of %s that follow each other without room are words of their own", (_, before, after) => {
  expect(words(before, after)).toEqual({ of: 2, kept: 2 });
});

test("a word of which a part is bold is one word", () => {
  expect(words("<p>Mail<b>wright</b> <i>writes</i></p>", "<p>Mailwright writes</p>")).toEqual({ of: 2, kept: 2 });
});

test("a word that is not there any more is not kept", () => {
  expect(words("<p>One</p><p>Two</p>", "<p>One</p>")).toEqual({ of: 2, kept: 1 });
});
