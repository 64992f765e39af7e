import { expect, test } from "vitest";
import { hoistStyles } from "./hoist-styles.js";

test("what all words have in common is taken out, and the rest stays", () => {
  const { html, style } = hoistStyles('<p style="color:#c81e3c;margin:0">a <span style="font-size: 20px">b</span></p>');
  expect(style.color).toBe("#c81e3c");
  expect(html).toBe('<p style="margin:0">a <span style="font-size: 20px">b</span></p>');
});

test("a semicolon in a merge tag or in a text does not end a declaration", () => {
  const kept = `width:{{ c | default: "a;color:b" }}`;
  const { html, style } = hoistStyles(`<p style="color:#c81e3c;${kept.replaceAll('"', "&quot;")}">a</p>`);
  expect(style.color).toBe("#c81e3c");
  expect(html).toBe(`<p style="${kept.replaceAll('"', "&quot;")}">a</p>`);
});

test("a sign that ends no tag leaves the style of its tag whole", () => {
  const { html } = hoistStyles('<p title="1 > 0" style="color:#c81e3c">a</p>');
  expect(html).toBe('<p title="1 > 0">a</p>');
});

test("links keep what they have", () => {
  const { html, style } = hoistStyles('<p style="color:#c81e3c">a <a href="#x" style="color:#c81e3c">b</a></p>');
  expect(style.color).toBe("#c81e3c");
  expect(html).toBe('<p>a <a href="#x" style="color:#c81e3c">b</a></p>');
});
