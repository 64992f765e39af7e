import { expect, test } from "vitest";
import { answerOutlookComments } from "../client-support/outlook-comments.js";
import { findWordHarm, wordRules } from "./find-word-harm.js";

// Each rule with what it finds and what it lets stand. Word cannot run here: what it draws stands beside, as it is documented.

const samples: Readonly<Record<string, { readonly found: readonly string[]; readonly fine: readonly string[] }>> = {
  // ┌────────┐            ┌──────────────┐
  // │Read on │  and not   │   Read on    │
  // └────────┘            └──────────────┘
  "padding-outside-cells": {
    found: [`<a href="#" style="padding:13px 26px">Read on</a>`, `<td><p style="padding-left:20px">Words</p></td>`],
    fine: [
      `<td style="mso-padding-alt:13px 26px"><a href="#" style="padding:13px 26px;mso-padding-alt:0px">Read on</a></td>`,
      `<td style="padding:20px">Words</td>`,
      `<p style="padding:0">Words</p>`,
      `<td align="center" width="32" height="32"><img width="20" style="padding:6px"></td>`,
    ],
  },
  // The words of the second cell begin 20 px below its upper edge as well.
  "row-padding": {
    found: [`<tr><td style="padding:20px 0">One</td><td style="padding:4px 0">Two</td></tr>`],
    fine: [`<tr><td style="padding:20px 0">One</td><td style="padding:20px 8px">Two</td></tr>`],
  },
  // │■■■■      │  and not  │   ■■■■   │
  "margin-auto": {
    found: [`<table style="width:200px;margin:0 auto"></table>`, `<p><img width="9" style="margin-left:auto;margin-right:auto"></p>`],
    fine: [
      `<table align="center" style="width:200px;margin:0 auto"></table>`,
      `<td align="center"><img width="9" style="margin:0 auto"></td>`,
    ],
  },
  "negative-margin": {
    found: [`<div style="margin-top:-20px">Over the picture</div>`],
    fine: [`<div style="margin-top:20px">Below</div>`],
  },
  "max-width": {
    found: [
      `<div style="max-width:600px">As wide as the window</div>`,
      `<div style="max-width:80px"><img src="a.png" alt="" width="200"></div>`,
      `<div style="max-width:80px;background-color:red"><img src="a.png" alt="" width="80"></div>`,
      `<div style="max-width:80px"><p style="border-top:1px solid red"><img src="a.png" alt="" width="80"></p></div>`,
      `<div style="max-width:80px;background:url(b.png)"><img src="a.png" alt="" width="80"></div>`,
    ],
    fine: [
      `<div style="max-width:80px"><a href="https://example.com"><img src="a.png" alt="" width="80"></a></div>`,
      `<div style="max-width:80px;background:none;border:0"><img src="a.png" alt="" width="80"></div>`,
      `<!--[if mso]><table style="width:600px"><tr><td><![endif]--><div style="max-width:600px">Words</div><!--[if mso]></td></tr></table><![endif]-->`,
      `<table style="max-width:600px"></table>`,
    ],
  },
  "height-outside-cells": {
    found: [`<div style="height:40px">&nbsp;</div>`],
    fine: [`<div style="height:40px;line-height:40px">&nbsp;</div>`, `<td style="height:40px">&nbsp;</td>`],
  },
  "box-sizing": {
    found: [`<td style="box-sizing:border-box;width:200px;padding:20px">Words</td>`],
    fine: [`<td style="width:200px;padding:20px">Words</td>`],
  },
  // │■■■■│           │■■■■ Words │
  // │Words│  and not │■■■■       │
  float: { found: [`<div style="float:left">Words</div>`], fine: [`<img align="left" width="90" style="float:left">`] },
  position: { found: [`<div style="position:absolute;top:0">Words</div>`], fine: [`<div style="position:relative">Words</div>`] },
  "flex-and-grid": { found: [`<div style="display:flex">Words</div>`], fine: [`<div style="display:inline-block">Words</div>`] },
  "wide-border": { found: [`<td style="border-left:12px solid red">Words</td>`], fine: [`<td style="border:8px solid red">Words</td>`] },
  "round-corners": { found: [`<td style="border-radius:6px">Words</td>`], fine: [`<td style="border-radius:0px">Words</td>`] },
  effects: { found: [`<td style="opacity:0.5">Words</td>`], fine: [`<td style="opacity:1">Words</td>`] },
  // ■■■■■■■■■■■■■■■■■  and not  ■■■■
  "picture-width": {
    found: [`<img src="a.png" style="width:200px">`],
    fine: [`<img src="a.png" width="200">`, `<!--[if !mso]><!--><img src="a.png"><!--<![endif]-->`],
  },
  "picture-percent": { found: [`<img src="a.png" width="100%">`], fine: [`<img src="a.png" width="200" style="width:100%">`] },
  // The column beside it is pushed out of the email.
  "picture-wider-than-cell": {
    found: [`<td style="width:200px"><img src="a.png" width="600" style="width:100%"></td>`],
    fine: [
      `<td style="width:200px"><img src="a.png" width="200" style="width:100%"></td>`,
      `<table style="width:200px"><tr><td style="padding:0 20px"><img src="a.png" width="160" style="width:100%"></td></tr></table>`,
    ],
  },
  "tall-picture": { found: [`<img src="a.png" width="600" height="2400">`], fine: [`<img src="a.png" width="600" height="900">`] },
  "picture-format": { found: [`<img src="/a.webp?x=1" width="9">`], fine: [`<img src="/a.png" width="9">`] },
  "hidden-picture": {
    found: [`<img src="a.png" width="9" style="display:none">`],
    fine: [`<div style="display:none"><img src="a.png" width="9"></div>`, `<img src="a.png" width="9" style="display:none;mso-hide:all">`],
  },
  "background-picture": {
    found: [`<td style="background-image:url(a.png)">Words</td>`, `<td background="a.png">Words</td>`],
    fine: [`<!--[if mso]><v:rect><v:fill src="a.png" /><v:textbox><td background="a.png">Words</td></v:textbox></v:rect><![endif]-->`],
  },
  "gradient-without-colour": {
    found: [`<td style="background-image:linear-gradient(red, blue);color:#ffffff">White on white</td>`],
    fine: [`<td style="background-color:#800080;background-image:linear-gradient(red, blue)">Words</td>`],
  },
  gradient: {
    found: [`<td style="background-color:red;background-image:linear-gradient(red, blue)">Words</td>`],
    fine: [`<td>Words</td>`],
  },
  "unknown-font": {
    found: [`<p style="font-family:Inter, Arial, sans-serif">In Times New Roman</p>`],
    fine: [
      `<style>@font-face{font-family:'Inter';mso-font-alt:'Arial'}</style><p style="font-family:'Inter', Arial">In Arial</p>`,
      `<p style="font-family:Arial, sans-serif">In Arial</p>`,
    ],
  },
  "loaded-font": {
    found: [
      `<style>@font-face{font-family:Inter;src:url(a.woff2)}</style>`,
      `<style>@import url(https://fonts.example/inter.css);</style>`,
    ],
    fine: [`<!--[if !mso]><!--><style>@font-face{font-family:Inter;src:url(a.woff2)}</style><!--<![endif]-->`],
  },
  "cut-words": {
    found: [`<td style="line-height:20px;mso-line-height-rule:exactly"><span style="font-size:48px">Big</span></td>`],
    fine: [
      `<td style="line-height:20px"><span style="font-size:48px">Big</span></td>`,
      `<td style="line-height:0;mso-line-height-rule:exactly"><table><tr><td>Words</td></tr></table></td>`,
    ],
  },
  "high-space": {
    found: [`<td style="height:4px;font-size:16px">&nbsp;</td>`, `<td height="4">&nbsp;</td>`],
    fine: [
      `<td style="height:4px;font-size:1px;line-height:4px">&nbsp;</td>`,
      `<td style="height:4px;line-height:4px;mso-line-height-rule:exactly">&nbsp;</td>`,
    ],
  },
  "turned-link": { found: [`<a href="#" dir="rtl">Words</a>`], fine: [`<p dir="rtl">Words</p>`] },
  "small-letters": { found: [`<p style="text-transform:lowercase">Words</p>`], fine: [`<p style="text-transform:uppercase">Words</p>`] },
  "pixels-per-inch": { found: [""], fine: [] },
  "width-attribute": {
    found: [`<table width="600"></table>`],
    fine: [`<table width="600" style="width:600px"></table>`, `<table width="100%"></table>`],
  },
  "tall-cell": { found: [`<td height="2000">Words</td>`], fine: [`<td height="900">Words</td>`] },
  "hidden-table": {
    found: [`<div style="display:none"><table><tr><td>Words</td></tr></table></div>`],
    fine: [
      `<div style="display:none;mso-hide:all"><table><tr><td>Words</td></tr></table></div>`,
      `<table style="display:none"><tr><td>Words</td></tr></table>`,
    ],
  },
  "hidden-by-size": {
    found: [`<div style="max-height:0;overflow:hidden">Preheader</div>`],
    fine: [
      `<div style="max-height:0;overflow:hidden;mso-hide:all">Preheader</div>`,
      `<div style="max-height:0;display:none">Preheader</div>`,
    ],
  },
  "unknown-element": {
    found: [`<input type="text">`, `<video src="a.mp4"></video>`],
    fine: [`<!--[if !mso]><!--><input type="text"><!--<![endif]-->`],
  },
  "hidden-attribute": { found: [`<p hidden>Words</p>`], fine: [`<p>Words</p>`] },
  "shape-names": {
    found: [`<!--[if mso]><v:rect></v:rect><![endif]-->`],
    fine: [`<!--[if mso]><v:rect xmlns:v="urn:schemas-microsoft-com:vml"></v:rect><![endif]-->`],
  },
  "alpha-colour": {
    found: [`<td style="background-color:rgba(0,0,0,0.5)">Words</td>`, `<td bgcolor="#00000080">Words</td>`],
    fine: [`<td style="background-color:#808080;background-color:rgba(0,0,0,0.5)">Words</td>`],
  },
  "counted-value": {
    found: [`<td style="width:calc(100% - 20px)">Words</td>`, `<p style="font-size:2rem">Words</p>`],
    fine: [`<td style="width:50%">Words</td>`],
  },
  "important-style": {
    found: [`<td style="color:#ff0000 !important">Words</td>`],
    fine: [`<td style="color:#ff0000;color:#ff0000 !important">Words</td>`],
  },
  "crossed-tags": {
    found: [`<!--[if mso]><table><tr><td><![endif]--><p>Words</p><!--[if mso]></tr></table><![endif]-->`, `<p>Words</p></td>`],
    fine: [`<!--[if mso]><table><tr><td><![endif]--><p>Words</p><!--[if mso]></td></tr></table><![endif]-->`],
  },
  "lost-anchor": {
    found: [`<a href="#prices">Prices</a><h2 id="prices">Prices</h2>`],
    fine: [
      `<a href="#prices">Prices</a><a name="prices"></a><h2 id="prices">Prices</h2>`,
      `<a href="https://example.com/#prices">Prices</a>`,
    ],
  },
};

const found = (html: string, rule: string) => findWordHarm(html).filter((harm) => harm.rule === rule);

test.each(wordRules)("$id: $does", ({ id }) => {
  const sample = samples[id];
  for (const html of sample?.found ?? []) expect(found(html, id), html).not.toEqual([]);
  for (const html of sample?.fine ?? []) expect(found(html, id), html).toEqual([]);
  expect(sample?.found.length).toBeGreaterThan(0);
});

test("every rule has a name of its own, and says where it is documented", () => {
  expect(new Set(wordRules.map(({ id }) => id)).size).toBe(wordRules.length);
  expect(Object.keys(samples).sort()).toEqual(wordRules.map(({ id }) => id).sort());
  for (const { source } of wordRules) expect(source).toMatch(/^https:\/\/\S+$/);
});

test("a screen of 120 dpi is thought of where the head says how many pixels an inch has", () => {
  const head = (names: string) =>
    `<html ${names}><head><!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head>`;
  expect(found(head('xmlns:o="urn:schemas-microsoft-com:office:office"'), "pixels-per-inch")).toEqual([]);
  expect(found(head(""), "pixels-per-inch")).toHaveLength(1);
});

test.each([
  ["<!--[if mso]>yes<![endif]-->", "yes"],
  ["<!--[if mso | IE]>yes<![endif]-->", "yes"],
  ["<!--[if (gte mso 9)|(IE)]>yes<![endif]-->", "yes"],
  ["<!--[if gte mso 15]>yes<![endif]--><!--[if lte mso 11]>no<![endif]-->", "yes"],
  ["<!--[if !mso]><!-->no<!--<![endif]-->", ""],
  ["<!--[if !mso]>-->no<!--<![endif]-->", ""],
  ["<!--[if !mso]><!-->no<![endif]-->", ""],
  ["<!--[if !(mso 16 | IE)]><!-->no<!-- <![endif]-->", ""],
  ["<!--[if IE]>no<![endif]--><!-- a comment -->", "<!-- a comment -->"],
  ["<!--[if !IE]><!-->yes<!--<![endif]-->", "yes"],
  ["<!--[if mso]>never closed", "<!--[if mso]>never closed"],
])("Word reads %j as %j", (html, read) => {
  expect(answerOutlookComments(html, true)).toBe(read);
});

test.each([
  ["nested without end", "<td><div style='padding:1px'>Words".repeat(600)],
  ["in a comment without end", `<!--[if mso]>${"<td>".repeat(9000)}`],
  ["of openings alone", "<!--[if mso]>".repeat(3000)],
])("an email %s is read all the same", (_, html) => {
  expect(findWordHarm(html).length).toBeGreaterThan(0);
});
