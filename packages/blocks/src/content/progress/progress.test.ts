import { compileDocument } from "@mailwright/compiler";
import type { GeneralSettings, JsonValue } from "@mailwright/document";
import { aBlock, aDocumentAround } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";

const compile = (props: Record<string, JsonValue>, settings: Partial<Pick<GeneralSettings, "dir">> = {}) =>
  compileDocument(aDocumentAround([aBlock("progress", props)], blockRegistry, settings), blockRegistry);

test("the bar is as wide as the progress, by an attribute and a colour that Outlook for Windows knows", () => {
  const { html, text } = compile({ value: 35, barColor: "#c2410c" });
  expect(html).toMatch(/<table[^>]*width="35%"[^>]*><tr><td[^>]*bgcolor="#c2410c"/);
  expect(text).toBe("Almost there: 35%");
});

test("where nothing is done yet no bar shows, in Outlook for Windows neither", () => {
  const { html, text } = compile({ value: 0, words: "" });
  expect(html).toContain("display:none;mso-hide:all");
  expect(text).toBe("0%");
});

test("it says itself to those who do not see it", () => {
  expect(compile({ value: 35 }).html).toContain('aria-label="Almost there: 35%"');
});

test("from right to left it grows from the right", () => {
  expect(compile({}, { dir: "rtl" }).html).toMatch(/<table[^>]*width="60%" align="right"/);
});

test("without words and percentage there is only the bar", () => {
  expect(compile({ words: "", showValue: false }).html).not.toContain("60%</td>");
});
