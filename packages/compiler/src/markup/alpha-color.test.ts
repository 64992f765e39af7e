import { blockRegistry } from "@mailwright/blocks";
import { aButton, aDocument, aSection, aText } from "@mailwright/testing";
import { expect, test } from "vitest";
import { css, element, mj } from "../nodes/nodes.js";
import { createCompiler } from "../pipeline/compiler.js";
import { addOpaqueColors, writeAlpha, writeOpaque } from "./alpha-color.js";

test("a translucent colour is written so that CSS keeps it and attributes get an opaque one", () => {
  expect(writeAlpha("1px solid #11223380")).toBe("1px solid rgba(17,34,51,0.502)");
  expect(writeOpaque("#11223380")).toBe("#889099");
  expect([writeAlpha("#112233"), writeOpaque("#ffffff00"), writeOpaque("#123")]).toEqual(["#112233", "#ffffff", "#123"]);
  expect(css({ color: "#00000080" })).toBe("color:#7f7f7f;color:rgba(0,0,0,0.502)");
  expect(element("td", { bgcolor: "#00000080" })).toBe('<td bgcolor="#7f7f7f">');
  expect(mj("mj-text", { color: "#00000080" }).attributes).toEqual({ color: "rgba(0,0,0,0.502)" });
});

test("in an email Outlook finds an opaque colour wherever there is a translucent one", () => {
  const document = aDocument(
    [{ ...aSection(aText({ color: "#10203080" }), aButton({ background: "#ff000040" })), props: { background: "#0000ff20" } }],
    { bgColor: "#00ff0010" },
  );
  const { html } = createCompiler(blockRegistry).compileDocument(document, { asMjmlWrites: true });
  expect(html).not.toMatch(/color="rgba/);
  for (const [, before = "", property = ""] of html.matchAll(/([a-z-]+:#[\da-f]{6};)?([a-z-]+):rgba\(/g))
    expect(before).toContain(`${property}:`);
  expect(html).toContain('bgcolor="#ffbfbf"');
  expect(html).toContain("background:#ffbfbf;background:rgba(255,0,0,0.251)");
});

test("doing it twice changes nothing", () => {
  const once = addOpaqueColors('<td bgcolor="rgba(0,0,0,0.5)" style="color:rgba(0,0,0,0.5);margin:0">x</td>');
  expect(once).toBe('<td bgcolor="#808080" style="color:#808080;color:rgba(0,0,0,0.5);margin:0">x</td>');
  expect(addOpaqueColors(once)).toBe(once);
});

test("an address with an ampersand in the same style stays whole", () => {
  const style = "background:rgba(0,0,0,0.5) url('/a.png?b=1&amp;c=2');margin:0";
  const opaque = "background:#808080 url('/a.png?b=1&amp;c=2')";
  expect(addOpaqueColors(`<td style="${style}">x</td>`)).toBe(`<td style="${opaque};${style}">x</td>`);
});
