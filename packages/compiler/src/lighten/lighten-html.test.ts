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
import { dropLoneColumns } from "./lighten-word-tables.js";

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

/** A row as MJML writes it, with tables of its own around columns for Outlook. */
const rowFor = (cell: string, ...columns: readonly string[]) =>
  `<td style="text-align:center"><!--[if mso | IE]><table role="presentation" cellpadding="0"><tr>${cell}<![endif]-->${columns.join(`<!--[if mso | IE]></td>${cell}<![endif]-->`)}<!--[if mso | IE]></td></tr></table><![endif]--></td>`;
const whole = '<td style="vertical-align:top;width:600px">';
const half = '<td style="vertical-align:top;width:300px">';
const shaped = `<!--[if mso]><v:rect><![endif]-->${rowFor(whole, '<div class="mj-column-per-100 x"></div>')}`;
const inner = "<!--[if mso | IE]><table><tr><td><![endif]--><b>x</b><!--[if mso | IE]></td></tr></table><![endif]-->";
const rowInWrapper = (cell: string, table: string) =>
  `<!--[if mso | IE]><tr><td width="600px"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" ${table}><tr><td style="${cell}"><![endif]--><div></div><!--[if mso | IE]></td></tr></table></td></tr><![endif]-->`;
const noLines = "line-height:0px;font-size:0px;mso-line-height-rule:exactly";
const words = (look: string, ...paragraphs: readonly string[]) =>
  `<div style="${look}">${holdContent(paragraphs.map((own, index) => `<p style="${own}">Word ${index}</p>`).join(""))}</div>`;
const boxed = holdContent(
  '<tr><td align="center" style="font-size:0;padding:0px"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%" style="width:100%;border-collapse:separate"><tbody><tr><td valign="top"><table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody>',
);

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
  [
    "the table for Outlook around a column that has its row to itself",
    rowFor(whole, `<div class="mj-column-per-100"><table width="100%">${inner}</table></div>`),
    `<td style="text-align:center"><div><table width="100%">${inner}</table></div></td>`,
  ],
  [
    "the second of two tables for Outlook of the same width",
    rowInWrapper(noLines, 'style="width:600px;" width="600" bgcolor="#ffffff"'),
    `<!--[if mso | IE]><tr><td style="width:600px;${noLines}" width="600" bgcolor="#ffffff"><![endif]--><div></div><!--[if mso | IE]></td></tr><![endif]-->`,
  ],
  [
    "what every paragraph says, where the box can say it",
    words(
      "font-family:Arial;line-height:1.0;color:#000000",
      "margin:0;line-height:1.5;font-family:'A b',Arial",
      "line-height:1.5;font-family:'A b',Arial",
    ),
    words("font-family:'A b',Arial;line-height:1.5;color:#000000", "margin:0", "").replace(' style=""', ""),
  ],
  [
    "the side on which its cell stands as well",
    `<td align="left" style="padding:0"><div style="color:#000000;text-align:left">${holdContent("Hi")}</div></td>`,
    `<td align="left" style="padding:0"><div style="color:#000000">${holdContent("Hi")}</div></td>`,
  ],
  [
    "what the tables of a box do not need",
    boxed,
    holdContent(
      '<tr><td align="center" style="font-size:0;padding:0"><table cellpadding="0" cellspacing="0" role="presentation" width="100%" style="width:100%;border-collapse:separate"><tr><td valign="top"><table cellpadding="0" cellspacing="0" role="presentation" width="100%">',
    ),
  ],
  [
    "four lines alike",
    '<td style="border-bottom:1px solid #eeeeee;border-left:1px solid #eeeeee;border-right:1px solid #eeeeee;border-top:1px solid #eeeeee;border-radius:5px">',
    '<td style="border:1px solid #eeeeee;border-radius:5px">',
  ],
  [
    "what columns inherit that stay beside each other, and the name of their width",
    '<div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0;text-align:left;width:100%;direction:ltr"><div class="mj-column-per-33-3333 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;width:33.3333%">',
    '<div style="font-size:0;text-align:left;width:100%;direction:ltr"><div style="width:33.3333%">',
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
  [
    "the table for Outlook around columns beside each other",
    rowFor(half, '<div class="mj-column-per-50"></div>', '<div class="mj-column-per-50"></div>'),
    rowFor(half, '<div class="mj-column-per-50"></div>', '<div class="mj-column-per-50"></div>'),
  ],
  ["the table around a column in a shape", shaped, shaped.replace("mj-column-per-100 ", "")],
  [
    "two tables for Outlook of different widths",
    rowInWrapper(noLines, 'style="width:500px" width="500"'),
    rowInWrapper(noLines, 'style="width:500px" width="500"').replace(' border="0"', ""),
  ],
  [
    "what not every paragraph says",
    words("font-family:Arial;line-height:1.0", "line-height:1.5", "line-height:1.4"),
    words("font-family:Arial;line-height:1.0", "line-height:1.5", "line-height:1.4"),
  ],
  [
    "what words beside paragraphs would lose",
    `<div style="line-height:1.0">${holdContent('Hi <p style="line-height:1.5">x</p>')}</div>`,
    `<div style="line-height:1.0">${holdContent('Hi <p style="line-height:1.5">x</p>')}</div>`,
  ],
  [
    "the side where signs run the other way",
    `<td align="left"><div style="direction:rtl;text-align:left">${holdContent("Hi")}</div></td>`,
    `<td align="left"><div style="direction:rtl;text-align:left">${holdContent("Hi")}</div></td>`,
  ],
  [
    "lines that differ",
    '<td style="border-bottom:1px solid #eeeeee;border-top:2px solid #eeeeee">',
    '<td style="border-bottom:1px solid #eeeeee;border-top:2px solid #eeeeee">',
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
      const heavy = dropLoneColumns(compiler.compileDocument(document, { ...options, asMjmlWrites: true }).html);
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
