import { blockRegistry } from "@mailwright/blocks";
import { plantStarter, starterDocuments } from "@mailwright/blocks/starters";
import { foldLines, utf8Length } from "@mailwright/document";
import { arbitraryDocument, counterIds } from "@mailwright/testing";
import { fc, seededBy } from "@mailwright/testing/fast-check";
import { expect, test } from "vitest";
import { holdContent } from "../markup/markers.js";
import { createCompiler } from "../pipeline/compiler.js";
import { lightenHead } from "./lighten-head.js";
import { lightenHtml } from "./lighten-html.js";

const compiler = createCompiler(blockRegistry);

test("what is sent of our starters weighs 15 % less than what MJML writes", () => {
  const sizes = starterDocuments.map((starter) => {
    const document = plantStarter(starter, counterIds());
    const options = { title: starter.name, preheader: starter.preHeader };
    const [light, heavy] = [options, { ...options, asMjmlWrites: true }].map((each) => compiler.compileDocument(document, each).sizeBytes);
    return { light: light ?? Number.NaN, heavy: heavy ?? Number.NaN };
  });
  const sum = (of: "light" | "heavy") => sizes.reduce((total, each) => total + each[of], 0);
  expect(sizes).toHaveLength(37);
  expect(sum("light") / sum("heavy")).toBeLessThanOrEqual(0.85);
  for (const { light, heavy } of sizes) expect(light).toBeLessThan(heavy);
});

const heading = holdContent('<h2 style="color:#101114;font-size:20px;line-height:inherit">Soup</h2>');
const headings = holdContent('<h2 style="color:#101114">Soup</h2> and <h2 style="color:#101114">bread</h2>');

test.each([
  ["borders that no table has", '<table align="center" border="0" width="100%">', '<table align="center" width="100%">'],
  ["what browsers add", "<table><tbody><tr></tr></tbody></table>", "<table><tr></tr></table>"],
  ["a class for Outlook 2003", '<div class="mj-column-per-50 mj-outlook-group-fix">', '<div class="mj-column-per-50">'],
  [
    "what a cell hands down",
    '<td style="direction:ltr;font-size:0px"><div style="direction:ltr;color:#ffffff">',
    '<td style="direction:ltr;font-size:0px"><div style="color:#ffffff">',
  ],
  [
    "the side of what fills its place",
    '<table align="center" style="color:#ffffff;width:100%">',
    '<table style="color:#ffffff;width:100%">',
  ],
  [
    "the class of a column that fills its row",
    '<div class="mj-column-per-100 mw-a" style="display:inline-block;width:100%">',
    '<div class="mw-a" style="display:inline-block;width:100%">',
  ],
  [
    "a background that is none",
    '<table bgcolor="transparent" style="background:transparent;background-color:transparent;width:100%">',
    '<table style="width:100%">',
  ],
  [
    "between attributes all but one space",
    '<div class="x"\nstyle="direction:ltr;padding:0px">',
    '<div class="x" style="direction:ltr;padding:0">',
  ],
  [
    "a look around a heading that has its own",
    `<div style="font-size:13px;line-height:1;text-align:left;color:#000000">${heading}</div>`,
    `<div style="line-height:1;text-align:left">${heading}</div>`,
  ],
  ["a colour that is said twice", '<p style="background:#ffffff;background-color:#ffffff">', '<p style="background-color:#ffffff">'],
  ["the unit of nothing", '<td style="padding:0px 10px 0px">', '<td style="padding:0 10px 0">'],
  [
    "the end of void tags",
    '<img alt="" src="a.png" style="outline:none;border:0" width="20"/>',
    '<img alt="" src="a.png" style="border:0" width="20">',
  ],
])("leaves out %s", (_, heavy, light) => {
  expect(lightenHtml(heavy)).toBe(light);
});

test.each([
  [
    "a cell with a class, which may look otherwise on a phone",
    '<td class="x" style="direction:ltr"><div style="direction:ltr">',
    '<td class="x" style="direction:ltr"><div style="direction:ltr">',
  ],
  [
    "a look around words beside headings",
    `<div style="font-size:13px;color:#000000">${headings}</div>`,
    `<div style="font-size:13px;color:#000000">${headings}</div>`,
  ],
  [
    "a look around a heading that may look otherwise on a phone",
    `<div class="x" style="font-size:13px">${heading}</div>`,
    `<div class="x" style="font-size:13px">${heading}</div>`,
  ],
  ["addresses and words", '<a href="https://a.test" title="Go">', '<a href="https://a.test" title="Go">'],
  [
    "merge tags in attributes",
    '<td width="{{w}}" style="color:{{ c }}; x:0px" class="*|X|*">',
    '<td width="{{w}}" style="color:{{ c }}; x:0px" class="*|X|*">',
  ],
  [
    "what blocks wrote",
    holdContent('<table border="0"><tbody><tr><td style="padding:0px"></td></tr></tbody></table>{% if a %}'),
    holdContent('<table border="0"><tbody><tr><td style="padding:0px"></td></tr></tbody></table>{% if a %}'),
  ],
  [
    "shapes for Outlook",
    '<!--[if mso]><v:rect fill="true" style="width:20px"><![endif]-->',
    '<!--[if mso]><v:rect fill="true" style="width:20px"><![endif]-->',
  ],
  ["comments", '<!-- <table border="0"> -->', '<!-- <table border="0"> -->'],
])("keeps %s", (_, heavy, light) => {
  expect(lightenHtml(heavy)).toBe(light);
});

test("the head says nothing of columns that fill their row, and how wide others are", () => {
  const sheets = (...shares: readonly number[]) => {
    const of = (prefix: string) =>
      shares.map((share) => `${prefix}.mj-column-per-${share}{width:${share}%!important;max-width:${share}%}`).join("");
    return `<style>@media only screen and (min-width:768px){${of("")}}</style><style media="screen and (min-width:768px)">${of(".moz-text-html ")}</style>`;
  };
  expect(lightenHead(sheets(100))).toBe("");
  expect(lightenHead(sheets(100, 50))).toBe(sheets(50));
  expect(lightenHead(sheets(50))).toBe(sheets(50));
});

test("twice is as good as once", () => {
  fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "any", 3), (document) => {
      const { html } = compiler.compileDocument(document, { title: "Spring", preheader: "Ten days", asMjmlWrites: true });
      const once = lightenHtml(lightenHead(html));
      expect(lightenHtml(lightenHead(once))).toBe(once);
    }),
    { numRuns: 20, ...seededBy(62) },
  );
});

test("words, merge tags and comments for Outlook of any email are as many, and its lines short", () => {
  const told = (html: string, what: RegExp) => html.slice(html.indexOf("<body")).match(what) ?? [];
  fc.assert(
    fc.property(arbitraryDocument(blockRegistry, "valid", 3), (document) => {
      const options = { title: "Spring", preheader: "Hi {{ name }}" };
      const { html, sizeBytes } = compiler.compileDocument(document, options);
      const heavy = compiler.compileDocument(document, { ...options, asMjmlWrites: true }).html;
      for (const what of [
        /\{\{[^{}]*\}\}|\{%[^%]*%\}|%%\w+%%|<%[^%]*%>|\*\|\w+\|\*/g,
        /<!--\[if [^\]]*\]>|<!\[endif\]-->/g,
        /href="[^"]*"/g,
      ])
        expect(told(html, what)).toEqual(told(heavy, what));
      expect(sizeBytes).toBe(utf8Length(html));
      const long = foldLines(html)
        .split("\n")
        .filter((line) => utf8Length(line) > 998);
      for (const line of long) expect(line).toMatch(/\S{200}/);
    }),
    { numRuns: 20, ...seededBy(63) },
  );
});
