import { expect, test } from "vitest";
import { firstHeading } from "./first-heading.js";

const said = (...contents: string[]) => firstHeading(contents.map((content) => ({ tagName: "mj-text", attributes: {}, content })));

test.each([
  ["the first with words", ["<h2> </h2><p>Hi</p>", "<h3>Save <b>50&nbsp;%</b></h3><h1>Later</h1>"], "Save 50 %"],
  ["one below another", ["<div><h1></h1><H2 title='a>b'>Big<br>sale</H2></div>"], "Big sale"],
  ["none", ["<p>Hi</p>", ""], ""],
  ["none that never ends", ["<h1>Hi<p>there</p>"], ""],
])("the words of a heading: %s", (_, contents, words) => {
  expect(said(...contents)).toBe(words);
});

test("headings that never end are read once, however many there are", () => {
  expect(said("<h1>".repeat(300_000))).toBe("");
});
