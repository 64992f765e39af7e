import { compileDocument, createCompiler } from "@mailwright/compiler";
import { aBlock, aDocument, aSection } from "@mailwright/testing";
import { expect, test } from "vitest";
import { blockRegistry } from "../../registry/registry.js";

const compile = (...sources: readonly string[]) =>
  compileDocument(
    aDocument([aSection(...sources.map((html, index) => aBlock("code", { html }, undefined, `code${index}`)))]),
    blockRegistry,
  );

test("a style sheet goes into the head and holds inside its own block only", () => {
  const { html, css } = compile('<style>.a{color:#ff0000}</style><p class="a">one</p>', '<p class="a">two</p>');
  const rule = ".code-code0 .a{color:#ff0000}";
  expect(html.slice(0, html.indexOf("<body"))).toContain(rule);
  expect(html.slice(html.indexOf("<body"))).not.toContain("<style");
  expect(css).toContain(rule);
  expect(html.match(/class="[^"]*code-code0/g)).toHaveLength(1);
});

test("comments for Outlook are sent and are not drawn on the canvas", () => {
  const source = '<!--[if mso]><table><tr><td width="300"><![endif]--><p>x</p><!--[if mso]></td></tr></table><![endif]-->';
  expect(compile(source).html).toContain(source);
  const document = aDocument([aSection(aBlock("code", { html: source }))]);
  expect(
    createCompiler(blockRegistry)
      .parts(document)
      .units.map(({ canvasHtml }) => canvasHtml)
      .join(""),
  ).not.toContain("300");
});
