import { compileDocument } from "@mailwright/compiler";
import type { JsonValue } from "@mailwright/document";
import { aCell, aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";

function compile(props: Record<string, JsonValue>, settings: Record<string, JsonValue> = {}) {
  const word = (text: string) => aCell({ width: 50 }, aText({ text: `<p>${text}</p>` }));
  const section = { ...aSection(word("First"), word("Second")), props };
  const { html } = compileDocument(aDocument([section], settings), blockRegistry, { asMjmlWrites: true });
  return { order: html.indexOf("First") < html.indexOf("Second") ? "as made" : "backwards", html };
}

test("columns that stack the last one first are written backwards and turned round side by side", () => {
  const { order, html } = compile({ reverseOnMobile: true });
  expect(order).toBe("backwards");
  expect(html).toMatch(/<td style="direction:rtl;/);
  expect(html).toMatch(/class="mj-column[^>]*direction:ltr/);
  expect(compile({}).order).toBe("as made");
});

test("the same in a template from right to left", () => {
  const { order, html } = compile({ reverseOnMobile: true }, { dir: "rtl" });
  expect(order).toBe("backwards");
  expect(html).toMatch(/<td style="direction:ltr;/);
});

test("columns that stay side by side keep their order", () => {
  expect(compile({ stackOnMobile: false, reverseOnMobile: true }).order).toBe("as made");
});
