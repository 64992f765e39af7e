import { expect, test } from "vitest";
import { isJson } from "./is-json.js";

test.each([
  '{"counters":{"u_row":1},"body":{"rows":[{"text":"<p>Hello</p>"}]}}',
  '\uFEFF\n{ "version": 1 }',
  '[{"type":"text","html":"<p>Hello</p>"}]',
  '{"html":"<p>cut off',
  "{}",
  "[]",
])("%j is JSON", (source) => {
  expect(isJson(source)).toBe(true);
});

test.each([
  "<p>Hello</p>",
  "{{ name }}<p>Hello</p>",
  '{% if a == "b" %}<p>Hello</p>{% endif %}',
  "[FNAME]<p>Hello</p>",
  '["a"]<p>Hello</p>',
  "",
])("%j is none", (source) => {
  expect(isJson(source)).toBe(false);
});

test("braces without an end are answered quickly", () => {
  expect(isJson("{".repeat(500_000))).toBe(false);
  expect(isJson(" ".repeat(500_000))).toBe(false);
});
