import { compileDocument } from "@mailwright/compiler";
import { readDeclarations, tokenizeHtml } from "@mailwright/document";
import { aBlock, aDocumentAround, allBlocksDocument, newsletterDocument } from "@mailwright/testing";
import { describe, expect, test } from "vitest";
import { blockDefinitions, blockRegistry } from "./registry/registry.js";

// Outlook for Windows draws with Word. It takes a line height as the least that a line has, and cuts nothing; except where
// `mso-line-height-rule: exactly` stands, which it hands down to everything inside but tables: there it cuts off what is higher.

const editables = blockDefinitions.flatMap(({ type, editable }) => (editable ? [{ type, editable }] : []));
const richTexts = editables.filter(({ type, editable }) => blockRegistry.get(type)?.props[editable.prop]?.kind === "richText");
const large = '<span style="font-size:48px">Big</span>';

describe.each(["100%", "120%", "150%", "200%"] as const)("at a line height of %s", (lineHeight) => {
  test.each(richTexts)("Word cuts no large words of a $type", ({ type, editable }) => {
    const text = editable.mode === "blocks" ? `<p>${large}</p><ul><li>${large}</li></ul><h6>${large}</h6>` : large;
    const html = sentOf(type, { [editable.prop]: text, fontSize: 16, lineHeight });
    expect(html).toContain("font-size:48px");
    expect(wordsCutByWord(html)).toEqual([]);
  });
});

test.each(blockDefinitions.map(({ type }) => type))("Word cuts nothing of a %s", (type) => {
  expect(wordsCutByWord(sentOf(type, { src: "https://example.com/a.png", caption: "Below" }))).toEqual([]);
});

test("Word cuts nothing of whole emails", () => {
  for (const document of [allBlocksDocument(blockRegistry), newsletterDocument()]) {
    expect(wordsCutByWord(compileDocument(document, blockRegistry).html)).toEqual([]);
  }
});

test("a rule that was pasted with a text does not reach the email", () => {
  const pasted = `<p style="line-height:14.0pt;mso-line-height-rule:exactly">${large}</p>`;
  expect(wordsCutByWord(sentOf("text", { text: pasted }))).toEqual([]);
});

test.each([
  [["Big"], `<td style="line-height:20px;mso-line-height-rule:exactly"><p>${large} small</p></td>`],
  [["Big"], `<!--[if mso]><div style="line-height:1;font-size:20px;mso-line-height-rule:exactly"><![endif]-->${large}`],
  [[], `<td style="line-height:0;mso-line-height-rule:exactly"><table><tr><td>${large}</td></tr></table></td>`],
  [[], `<td style="line-height:20px">${large}</td>`],
  [[], `<td style="line-height:0;mso-line-height-rule:exactly"><p style="mso-line-height-rule:at-least">${large}</p></td>`],
])("this test finds %j cut", (cut, html) => {
  expect(wordsCutByWord(html)).toEqual(cut);
});

function sentOf(type: string, props: Record<string, string | number>): string {
  return compileDocument(aDocumentAround([aBlock(type, props)], blockRegistry), blockRegistry).html;
}

interface Look {
  readonly tag: string;
  readonly sizePx: number;
  readonly rule: string;
  readonly linePx: number;
}

const outermost: Look = { tag: "", sizePx: 16, rule: "at-least", linePx: 0 };
const voids = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta"]);

/** The words that stand in lines which are exactly lower than they are. */
function wordsCutByWord(html: string): readonly string[] {
  const body = asWordReads(html).replace(/^[\s\S]*<body[^>]*>/, "");
  const open: Look[] = [outermost];
  const cut: string[] = [];
  for (const token of tokenizeHtml(body)) {
    const around = open.at(-1) ?? outermost;
    if (token.kind === "open" && !voids.has(token.tag)) open.push(lookOf(token.tag, token.attributes.get("style") ?? "", around));
    else if (token.kind === "close") {
      const at = open.findLastIndex(({ tag }) => tag === token.tag);
      if (at > 0) open.length = at;
    } else if (token.kind === "text") {
      const words = token.text.replace(/&(?:nbsp|#\d+|zwnj);|\s+/g, " ").trim();
      if (words !== "" && around.rule === "exactly" && around.linePx < around.sizePx) cut.push(words);
    }
  }
  return cut;
}

function lookOf(tag: string, style: string, around: Look): Look {
  const declared = readDeclarations(style);
  const handedDown = tag === "table" ? { ...outermost, sizePx: around.sizePx } : around;
  const sizePx = toPx(declared.get("font-size"), handedDown.sizePx) ?? handedDown.sizePx;
  return {
    tag,
    sizePx,
    rule: declared.get("mso-line-height-rule") ?? handedDown.rule,
    linePx: toPx(declared.get("line-height"), sizePx) ?? handedDown.linePx,
  };
}

function toPx(value: string | undefined, basePx: number): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|pt|%|)$/.exec(value ?? "") ?? [];
  if (number === undefined) return undefined;
  const factor = { px: 1, pt: 4 / 3, "%": basePx / 100, "": basePx }[unit ?? ""] ?? 1;
  return Number(number) * factor;
}

/** With what comments hold for Word, and without what they hide from it. */
function asWordReads(html: string): string {
  return html
    .replace(/<!--\[if !mso[^\]]*\]><!-->[\s\S]*?<!--<!\[endif\]-->/g, "")
    .replace(/<!--\[if [^\]]*mso[^\]]*\]>([\s\S]*?)<!\[endif\]-->/g, "$1");
}
