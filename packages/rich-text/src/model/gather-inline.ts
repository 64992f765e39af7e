import type { RichTextStyles } from "@mailwright/document";
import { readInlineStyle, writeInlineStyle } from "@mailwright/document";
import type { HtmlElement, HtmlNode, HtmlTree } from "./parse-html-tree.js";
import { readAttribute } from "./parse-html-tree.js";
import { type RunStyle, styleRun, tidyStyle } from "./run-style.js";
import { formatOf } from "./text-format.js";
import type { LinkRun } from "./text-tree.js";

export type LinkHead = Omit<LinkRun, "children">;

/** A stretch of text as it was found: white space not yet collapsed, merge tags still tokens. */
export type Piece =
  | { readonly kind: "break"; readonly link: LinkHead | null }
  | { readonly kind: "text"; readonly text: string; readonly look: RunStyle; readonly link: LinkHead | null; readonly keepsSpace: boolean };

export interface InlineContext {
  readonly tree: HtmlTree;
  readonly styles: RichTextStyles;
  readonly look: RunStyle;
  readonly link: LinkHead | null;
  /** `white-space: pre…` around it. */
  readonly keepsSpace: boolean;
}

export const plainLook: RunStyle = { format: 0, declarations: new Map() };
const blockTags = /^(?:p|h[1-6]|ul|ol|li)$/;

/** Flattens inline elements into pieces. Blocks that stand where only words may become lines. */
export function gatherInline(nodes: readonly HtmlNode[], context: InlineContext, pieces: Piece[] = []): Piece[] {
  for (const node of nodes) {
    if (typeof node === "string") {
      pieces.push({ kind: "text", text: node, look: context.look, link: context.link, keepsSpace: context.keepsSpace });
    } else if (node.tag === "br") pieces.push({ kind: "break", link: context.link });
    else if (blockTags.test(node.tag)) gatherLine(node, context, pieces);
    else gatherInline(node.children, enter(node, context), pieces);
  }
  return pieces;
}

function gatherLine(element: HtmlElement, context: InlineContext, pieces: Piece[]): void {
  const hasWords = pieces.some((piece) => piece.kind === "break" || /\S/.test(piece.text));
  const last = pieces.at(-1);
  if (hasWords && last?.kind !== "break") pieces.push({ kind: "break", link: context.link });
  gatherInline(element.children, { ...context, keepsSpace: keepsSpace(element, context.keepsSpace) }, pieces);
}

function enter(element: HtmlElement, context: InlineContext): InlineContext {
  if (element.tag === "a") return enterLink(element, context);
  const outer = { ...context.look, format: context.look.format | formatOf(element.tag) };
  const look = styleRun(outer, element.attributes.get("style") ?? "");
  return { ...context, look, keepsSpace: keepsSpace(element, context.keepsSpace) };
}

/** A link's own CSS hides what its words would inherit, so those declarations must not move inside it. */
function enterLink(element: HtmlElement, context: InlineContext): InlineContext {
  const { tree, styles, look } = context;
  const href = readAttribute(tree, element, "href");
  if (href === "") return { ...context, look: styleRun(look, element.attributes.get("style") ?? "") };
  const style = tidyStyle(element.attributes.get("style") ?? "");
  const hidden = new Set(["color", ...readInlineStyle(style).keys(), ...readInlineStyle(styles.a ?? "").keys()]);
  const declarations = new Map([...look.declarations].filter(([property]) => !hidden.has(property)));
  const link: LinkHead = {
    kind: "link",
    href,
    target: readAttribute(tree, element, "target"),
    title: readAttribute(tree, element, "title"),
    style,
  };
  return { ...context, look: { ...look, declarations }, link, keepsSpace: keepsSpace(element, context.keepsSpace) };
}

export function keepsSpace(element: HtmlElement, outer: boolean): boolean {
  const value = readInlineStyle(element.attributes.get("style") ?? "").get("white-space");
  return value === undefined ? outer : /^(?:pre|break-spaces)/.test(value);
}

/** The declarations of a look as a style text. */
export function styleOf(look: RunStyle): string {
  return writeInlineStyle(look.declarations);
}
