import { blockRegistry } from "@mailwright/blocks";
import { createCompiler } from "@mailwright/compiler";
import { aBlock, aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { fillLiquid } from "./fill-liquid.js";

const ruled = (text: string, rules: Record<string, string>) => ({ ...aText({ text: `<p>${text}</p>` }), extras: { rules } });
const document = aDocument([
  aSection(
    ruled("Thank you, {{ name }}", { condition: "orders > 3" }),
    ruled("Gift: {{ gift.title }}", { repeat: "gifts", repeatAs: "gift" }),
  ),
  { ...aSection(aBlock("divider")), extras: { rules: { condition: "vip" } } },
]);
const { html } = createCompiler(blockRegistry).compileDocument(document);
const fill = (data: Record<string, unknown>) => fillLiquid(html, { name: "Ann", data });

test("blocks with a condition show where it is true, and a repeated block as often as its list is long", async () => {
  const filled = await fill({ orders: 5, name: "Ann", gifts: [{ title: "Tea" }, { title: "Cup" }] });
  expect(filled.match(/Thank you, Ann/g)).toHaveLength(1);
  expect(filled.match(/Gift: \w+/g)).toEqual(["Gift: Tea", "Gift: Cup"]);
  expect(filled).not.toContain("border-top");
  expect(filled).not.toMatch(/\{%|\{\{/);
});

test("nothing of it shows for somebody of whom nothing is known", async () => {
  const filled = await fill({});
  expect(filled).not.toContain("Thank you");
  expect(filled).not.toContain("Gift");
});

test("what stands in somebody's data is words, never HTML", async () => {
  expect(await fill({ orders: 9, name: "<img src=x onerror=alert(1)>" })).toContain("&lt;img src=x");
});

test("an email that is no Liquid is refused, and none takes in files", async () => {
  await expect(fillLiquid("{% nothing %}", { name: "Ann", data: {} })).rejects.toThrow();
  await expect(fillLiquid('{% render "secret" %}', { name: "Ann", data: {} })).rejects.toThrow();
});
