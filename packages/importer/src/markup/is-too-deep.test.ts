import { expect, test } from "vitest";
import { isTooDeep } from "./is-too-deep.js";

const nested = (count: number) => `${"<div>".repeat(count)}Words${"</div>".repeat(count)}`;

test("20,000 nested elements are too deep, closed or not; a long email and a deep one are not", () => {
  expect(isTooDeep(nested(20_000))).toBe(true);
  expect(isTooDeep("<div>".repeat(20_000))).toBe(true);
  expect(isTooDeep(nested(900))).toBe(false);
  expect(isTooDeep("<table><tr><td>Words</td></tr></table>".repeat(20_000))).toBe(false);
});

test("paragraphs, cells and signs that an old email leaves open stand beside each other", () => {
  expect(isTooDeep("<p>Words<br><img src=a.png>".repeat(5000))).toBe(false);
  expect(isTooDeep(`<table>${"<tr><td>Words".repeat(5000)}</table>`)).toBe(false);
});

test("what closes nothing costs nothing", () => {
  expect(isTooDeep("</div>".repeat(100_000))).toBe(false);
  expect(isTooDeep("<b><i></b>".repeat(5000))).toBe(false);
});
