import { compileDocument } from "@mailwright/compiler";
import type { JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";

const items = [
  { title: "Size & fit", words: "True to size.\nWide feet: one more." },
  { title: "Care", words: "30 °C" },
];
const compile = (props: Record<string, JsonValue> = {}) =>
  compileDocument(aDocumentAround([aBlock("accordion", { items, ...props })], blockRegistry), blockRegistry);

test.each([
  ["first", ["<details open", "<details>"]],
  ["none", ["<details>", "<details>"]],
  ["all", ["<details open", "<details open"]],
])("at first %s is open", (opened, wanted) => {
  const tags = compile({ opened }).html.match(/<details(?: open|>)/g);
  expect(tags).toEqual(wanted);
});

test("every item stands in the email with its words, so that it is read where nothing folds", () => {
  const { html, text } = compile();
  expect(html).toContain("Size &amp; fit</span></summary>");
  expect(html).toMatch(/<p[^>]*>True to size\.<br>Wide feet: one more\.<\/p><\/details>/);
  expect(text).toBe("Size & fit\nTrue to size.\nWide feet: one more.\n\nCare\n30 °C");
});
