import { blockRegistry } from "@mailwright/blocks";
import { compileMjml } from "@mailwright/mjml";
import { addExtraComponents } from "@mailwright/mjml/extras";
import { arbitraryDocument } from "@mailwright/testing";
import { fc, seededBy } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { createDocument } from "../../../mjml/test/corpus.js";
import { createCompiler } from "../pipeline/compiler.js";
import { holdContent } from "./markers.js";
import { minifyHtml } from "./minify-html.js";

addExtraComponents();
const originals = Array.from({ length: 24 }, (_, blueprint) => compileMjml(createDocument(blueprint)));

test("takes a fifth off what MJML writes, and nothing the second time", () => {
  const total = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);
  const once = originals.map(minifyHtml);
  expect(total(once)).toBeLessThan(total(originals) * 0.8);
  expect(once.map(minifyHtml)).toEqual(once);
});

test("changes nothing but whitespace, attributes that say nothing and last semicolons", () => {
  const bare = (html: string) => html.replace(/ (?:class|style)=""| height="auto"|\s|;(?=")/g, "");
  for (const html of originals) expect(bare(minifyHtml(html))).toBe(bare(html));
});

test("keeps every conditional comment", () => {
  const comments = (html: string) => html.match(/<!--\[if [^\]]*\]>|<!\[endif\]-->/g);
  for (const html of originals) expect(comments(minifyHtml(html))).toEqual(comments(html));
});

test("does not touch what a block wrote", () => {
  const written = '<pre>\n  a\n\n b</pre>\n\n<p style="white-space:pre;"> x\n y </p> {{#if\n  a > b\n}} "quoted;" <i class=""></i>\n';
  expect(minifyHtml(`<td>\n   ${holdContent(written)}\n  </td>`)).toBe(`<td>${holdContent(written)}</td>`);
});

test("no picture is narrower than nothing, nor as high as the word “auto”", () => {
  const html = '<img alt="" src="/a.png" style="width:100%" width="-965" height="auto"/>';
  expect(minifyHtml(html)).toBe('<img alt="" src="/a.png" style="width:100%" width="1"/>');
});

test("keeps the space between inline elements", () => {
  expect(minifyHtml("<a>x</a>\n    <a>y</a>")).toBe("<a>x</a>\n<a>y</a>");
});

test("what a block wrote reaches the email to the byte", async () => {
  const written = "<p>{{#if\n  a\n}} two  spaces\n\nand lines</p>";
  await fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 2), (document) => {
      const [wrapper] = document.root.children ?? [];
      if (!wrapper) return;
      const text = { id: "t", type: "text", props: { text: written } };
      const row = { id: "s", type: "section", props: {}, children: [{ id: "c", type: "cell", props: {}, children: [text] }] };
      const children = [{ ...wrapper, children: [...(wrapper.children ?? []), row] }];
      const { html } = createCompiler(blockRegistry).compileDocument({ ...document, root: { ...document.root, children } });
      expect(html).toContain("{{#if\n  a\n}} two  spaces\n\nand lines</p>");
    }),
    { numRuns: 5, ...seededBy(4) },
  );
});
