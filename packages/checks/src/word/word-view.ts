import { decodeEntities, protectMergeTags, splitDeclarations, tokenizeMarkup } from "@mailwright/document";
import { answerOutlookComments } from "../client-support/outlook-comments.js";

/** An element as Word reads it. */
export interface WordElement {
  readonly tag: string;
  /** As written: entities are not decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** What its `style` declares, in order; a name may come several times. */
  readonly declared: readonly (readonly [property: string, value: string])[];
  readonly parent: WordElement | undefined;
  readonly children: readonly (WordElement | string)[];
}

/** An email as Word reads it. */
export interface WordView {
  readonly html: string;
  /** Every element, in order. */
  readonly elements: readonly WordElement[];
  /** The text of its style sheets. */
  readonly css: string;
  /** Closing tags that close nothing, or something else than what was opened last. */
  readonly crossed: readonly string[];
}

const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Deeper elements are read as neighbours: no email of a person is so deep. */
const depthMax = 500;

/** Reads an email as Word does. Linear in its length; never throws. */
export function readAsWord(sent: string): WordView {
  const html = answerOutlookComments(sent, true);
  const root = grow("", new Map(), undefined);
  const elements: WordElement[] = [];
  const sheets: string[] = [];
  const crossed: string[] = [];
  const open = [root];
  for (const token of tokenizeMarkup(html)) {
    const inside = open.at(-1) ?? root;
    if (token.kind === "style") sheets.push(token.text);
    else if (token.kind === "text") inside.children.push(decodeEntities(token.text));
    else if (token.kind === "close") {
      const at = open.findLastIndex(({ tag }) => tag === token.tag);
      if (at !== open.length - 1 || at === 0) crossed.push(`</${token.tag}>`);
      if (at > 0) open.length = at;
    } else if (token.kind === "open") {
      const element = grow(token.tag, token.attributes, inside);
      inside.children.push(element);
      elements.push(element);
      if (!voidTags.has(token.tag) && !isEmptyShape(token.tag) && open.length < depthMax) open.push(element);
    }
  }
  return { html, elements, css: sheets.join("\n"), crossed };
}

/** VML and Office elements that hold nothing, and are written with a slash. */
function isEmptyShape(tag: string): boolean {
  return /^(?:v:(?:fill|stroke|imagedata|shadow)|w:anchorlock|o:(?:lock|allowpng|pixelsperinch))$/.test(tag);
}

type Growing = WordElement & { readonly children: (WordElement | string)[] };

function grow(tag: string, attributes: ReadonlyMap<string, string>, parent: WordElement | undefined): Growing {
  const style = decodeEntities(attributes.get("style") ?? "");
  return { tag, attributes, declared: splitDeclarations(protectMergeTags(style).text), parent, children: [] };
}
