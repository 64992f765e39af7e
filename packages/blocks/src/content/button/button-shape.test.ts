import { findWordHarm } from "@mailwright/checks/word";
import { createCompiler } from "@mailwright/compiler";
import type { JsonValue } from "@mailwright/document";
import { aBlock, aButton, aCell, aDocumentAround, hostilePayloads } from "@mailwright/testing";
import { validateHtml } from "@mailwright/testing/validate-html";
import { describe, expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";

const compiler = createCompiler(blockRegistry);
const link = { kind: "web", value: "https://example.com/?a=1&b=2" };
const aRound = (props: Record<string, JsonValue> = {}) => aButton({ link, outlookCorners: "round", ...props }, "button");
const documentOf = (props?: Record<string, JsonValue>) => aDocumentAround([aRound(props)], blockRegistry);
const sentOf = (props?: Record<string, JsonValue>) => compiler.compileDocument(documentOf(props), { title: "Spring" }).html;
const shapeIn = (html: string) => /<!--\[if mso\]>(<v:roundrect[\s\S]*?<\/v:roundrect>)<!\[endif\]-->/.exec(html)?.[1] ?? "";
/** What everybody sees but Outlook for Windows. */
/** What all but Outlook for Windows read: the name of its shapes goes with them. */
const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?-->| xmlns:v="[^"]*"/g, "");

test("a button has no shape of its own for Outlook for Windows until somebody asks for round corners", () => {
  expect(compiler.compileDocument(aDocumentAround([aButton({ link })], blockRegistry)).html).not.toContain("v:roundrect");
  expect(sentOf({ radius: 0 })).not.toContain("v:roundrect");
});

test("the shape is as large as the button, and has its colours, link and label", () => {
  const html = sentOf({ width: "fixed", fixedWidth: 220, label: "Read & reap" });
  expect(shapeIn(html)).toBe(
    [
      '<v:roundrect xmlns:w="urn:schemas-microsoft-com:office:word" href="https://example.com/?a=1&amp;b=2"',
      ' style="width:220px;height:45px;v-text-anchor:middle" arcsize="13%" fillcolor="#1f4fd8" stroked="f"><w:anchorlock/>',
      '<center style="color:#ffffff;font-family:Arial, Helvetica, sans-serif;font-size:16px;font-weight:700">Read &amp; reap</center></v:roundrect>',
    ].join(""),
  );
  expect(html).toMatch(/<!\[endif\]--><!--\[if !mso\]><!--><table [\s\S]{0,900}<\/table><!--<!\[endif\]-->/);
});

test("a line around it is drawn inside of its size, and a colour that is seen through is mixed with white", () => {
  const shape = shapeIn(sentOf({ width: "fixed", fixedWidth: 200, borderWidth: 2, borderColor: "#102030", background: "#1f4fd880" }));
  expect(shape).toContain('style="width:198px;height:47px;v-text-anchor:middle"');
  expect(shape).toContain('fillcolor="#8fa7eb" strokeweight="2px" strokecolor="#102030"');
  expect(shapeIn(sentOf({ background: "transparent", borderWidth: 1 }))).toContain('filled="f"');
});

test("it is as wide as the label, or as the column leaves it", () => {
  const widthOf = (props: Record<string, JsonValue>) => Number(/width:(\d+)px/.exec(shapeIn(sentOf(props)))?.[1]);
  expect(widthOf({ label: "Buy" })).toBeLessThan(widthOf({ label: "Buy this now" }));
  // By the published widths of Helvetica Bold, which are Arial's too, 82.7 px at 16 px; and twice 26 px beside it.
  expect(widthOf({ label: "Read more" })).toBeGreaterThanOrEqual(135);
  expect(widthOf({ label: "Read more" })).toBeLessThan(145);
  // The page is 700 px wide, with 20 px at each side; the button has 10 px around it.
  expect(widthOf({ width: "full" })).toBe(640);
});

test("what would not fit into its column keeps square corners", () => {
  const narrow = aCell({ width: 20 }, aRound({ label: "A label that says far more than there is room for" }));
  const wide = aCell({ width: 80 }, aBlock("spacer"));
  const row = aBlock("section", {}, [narrow, wide]);
  expect(compiler.compileDocument(aDocumentAround([row], blockRegistry)).html).not.toContain("v:roundrect");
});

test("an icon stands in the shape too", () => {
  const shape = shapeIn(sentOf({ icon: "https://example.com/i.png", iconSize: 40 }));
  expect(shape).toContain('<img alt="" src="https://example.com/i.png" width="40" height="40"');
  expect(shape).toContain("height:66px");
});

test("the canvas, the source in MJML and every other mail program are the same with it", () => {
  const [round, square] = [documentOf(), documentOf({ outlookCorners: "square" })];
  const canvasOf = (document: typeof round) =>
    compiler.parts(document).units.map(({ canvasHtml }) => canvasHtml.replace(/ data-block-id="[^"]*"/g, ""));
  expect(canvasOf(round)).toEqual(canvasOf(square));
  expect(compiler.toMjml(round)).toBe(compiler.toMjml(square));
  expect(withoutComments(sentOf())).toBe(withoutComments(sentOf({ outlookCorners: "square" })));
});

test("nothing in it breaks in Outlook for Windows, nor is wrong to html-validate", () => {
  for (const props of [{}, { width: "full" }, { borderWidth: 2 }, { icon: "https://example.com/i.png" }]) {
    expect(findWordHarm(sentOf(props)).filter(({ harm }) => harm === "breaks")).toEqual([]);
    expect(validateHtml(sentOf(props))).toEqual([]);
  }
});

test("merge tags in label and link stay as they are", () => {
  const shape = shapeIn(sentOf({ label: "For {{ first_name }}", link: { kind: "web", value: "https://example.com/{{ id }}?a=%%x%%" } }));
  expect(shape).toContain(">For {{ first_name }}</center>");
  expect(shape).toContain('href="https://example.com/{{ id }}?a=%%x%%"');
});

describe("what somebody writes to break out of the comment stays in it", () => {
  const ends = ["-->", "--!>", "<![endif]-->", "]>", "{{ a --> b }}", "{{ '<![endif]-->' }}", "*|-->|*", "<!-- {{ x }}"];
  test.each([...ends, ...hostilePayloads.map(({ text }) => text)])("%j", (text) => {
    const props = { label: `Read ${text}`, link: { kind: "web", value: text, title: text }, font: text, color: `{{ ${text} }}` };
    const [round, square] = [sentOf(props), sentOf({ ...props, outlookCorners: "square" })];
    expect(withoutComments(round)).toBe(withoutComments(square));
    expect(shapeIn(round)).not.toMatch(/-->|<!/);
  });
});
