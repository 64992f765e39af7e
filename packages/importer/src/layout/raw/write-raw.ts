import type { LogicPart } from "../cut/find-logic.js";
import { heldStyle, heldTag } from "../frame/hold-source.js";
import type { Atom } from "../look/atom.js";
import { type Box, boxAround } from "../look/box.js";
import { type PageLook, pixels } from "../look/page-look.js";
import { matchingCss } from "./matching-css.js";
import { serialize } from "./serialize.js";

/** A band as HTML: its part of the page, with the elements around it so that styles and widths hold. */
export interface RawBand {
  readonly html: string;
  readonly css: string;
  /** Where what it shows begins and ends on the page. */
  readonly top: number;
  readonly bottom: number;
}

export interface RawContext {
  readonly look: PageLook;
  /** The atoms in an element. */
  readonly atomsIn: (element: Element) => readonly Atom[];
  readonly heldTags: (html: string) => string;
  readonly logic: readonly LogicPart[];
}

/** Cuts a band out of the page. What shows nothing belongs to the band at whose height it stands. */
export function writeRaw(atoms: readonly Atom[], top: number, bottom: number, context: RawContext): RawBand {
  const { look, logic } = context;
  const own = new Set(atoms);
  const body = look.page.body;
  const parts: Box[] = [];
  const tags = new Set(logic.filter((part) => atoms.some((atom) => part.atoms.has(atom))).flatMap((part) => [...part.tags]));
  const clone = cutOut(body, { own, top, bottom, parts, tags, tagHolders: holdersOf(tags, body) }, context);
  const holder = look.page.createElement("div");
  const style = look.style(body);
  const lineHeight = style.lineHeight === "normal" ? "normal" : String(pixels(style.lineHeight) / (pixels(style.fontSize) || 16));
  holder.setAttribute(
    heldStyle,
    `font-family:${style.fontFamily};font-size:${style.fontSize};line-height:${lineHeight};color:${style.color};text-align:${style.textAlign.replace("-webkit-", "")}`,
  );
  if (clone) holder.append(...clone.childNodes);
  const css = matchingCss(look.page, holder);
  const html = serialize(holder, context.heldTags).replaceAll(heldStyle, "style");
  const shown = parts.length > 0 ? boxAround(parts) : { top, bottom };
  return { html, css, top: shown.top, bottom: shown.bottom };
}

interface Cut {
  readonly own: ReadonlySet<Atom>;
  readonly top: number;
  readonly bottom: number;
  /** The template tags between its rows and cells. */
  readonly tags: ReadonlySet<Node>;
  readonly tagHolders: ReadonlySet<Node>;
  /** Boxes of what was taken whole. */
  readonly parts: Box[];
}

function cutOut(element: Element, cut: Cut, context: RawContext): Element | undefined {
  const inside = context.atomsIn(element);
  const mine = inside.filter((atom) => cut.own.has(atom)).length;
  if (inside.length > 0 && mine === 0) return undefined;
  if (inside.length === 0 ? isOwnEmpty(element, cut, context) : mine === inside.length) {
    cut.parts.push(withMargins(element, context.look));
    return clean(element);
  }
  if (inside.length === 0) return undefined;
  const emptied = element.cloneNode(false);
  if (!isElement(emptied)) return undefined;
  // This element also contains other bands, so its height and its padding above and below do not belong to this one.
  emptied.removeAttribute("height");
  const style = (element.getAttribute(heldStyle) ?? "").replace(/;\s*$/, "");
  emptied.setAttribute(
    heldStyle,
    `${style === "" ? "" : `${style};`}padding-top:0;padding-bottom:0;margin-top:0;margin-bottom:0;height:auto;min-height:0${linesOff(element, cut)}`,
  );
  emptied.removeAttribute("style");
  cut.parts.push(...[...cut.own].flatMap((atom) => (atom.element === element ? [atom.ink] : [])));
  const ownTexts = new Set([...cut.own].flatMap((atom) => (atom.kind === "text" && atom.element === element ? atom.nodes : [])));
  for (const child of element.childNodes) {
    if (ownTexts.has(child) || (child.nodeType === 8 && isOwnComment(child, cut))) {
      const copy = child.cloneNode(true);
      emptied.append(isElement(copy) ? (clean(copy) ?? copy) : copy);
    } else if (isElement(child) && !isOthersText(child, element, cut, context)) {
      const part = cutOut(child, cut, context);
      if (part) emptied.append(part);
    }
  }
  return emptied;
}

/** Conditional comments for Outlook open and close around all bands, so every band keeps them; a template tag belongs to one band. */
function isOwnComment(comment: Node, { tags }: Cut): boolean {
  return !comment.nodeValue?.startsWith(heldTag) || tags.has(comment);
}

/** The lines of an element that are another band's. */
function linesOff(element: Element, { own }: Cut): string {
  const mine = [...own].flatMap((atom) => (atom.kind === "divider" && atom.element === element && atom.edge ? [atom.edge] : []));
  return (["Top", "Bottom"] as const).map((side) => (mine.includes(side) ? "" : `;border-${side.toLowerCase()}-width:0`)).join("");
}

/** Inline words of an element that belong to the text of another band. */
function isOthersText(child: Element, parent: Element, cut: Cut, { atomsIn }: RawContext): boolean {
  if (atomsIn(child).length > 0) return false;
  return atomsIn(parent).some(
    (atom) => atom.kind === "text" && atom.element === parent && !cut.own.has(atom) && atom.nodes.includes(child),
  );
}

/** What shows nothing belongs to the template tags in it, or to where it stands. */
function isOwnEmpty(element: Element, cut: Cut, { look, logic }: RawContext): boolean {
  const holdsTags = logic.some(({ tags }) => [...tags].some((tag) => element.contains(tag)));
  return holdsTags ? cut.tagHolders.has(element) : standsIn(element, cut, look);
}

function holdersOf(tags: ReadonlySet<Node>, body: Node): ReadonlySet<Node> {
  const holders = new Set<Node>();
  for (const tag of tags) for (let at = tag.parentNode; at && at !== body; at = at.parentNode) holders.add(at);
  return holders;
}

function standsIn(element: Element, { top, bottom }: Cut, look: PageLook): boolean {
  const box = look.box(element);
  const middle = (box.top + box.bottom) / 2;
  return box.bottom - box.top > 0 && middle >= top && middle < bottom;
}

function withMargins(element: Element, look: PageLook): Box {
  const box = look.box(element);
  const { marginTop, marginBottom } = look.style(element);
  return { ...box, top: box.top - Math.max(0, pixels(marginTop)), bottom: box.bottom + Math.max(0, pixels(marginBottom)) };
}

function clean(element: Element): Element | undefined {
  const copy = element.cloneNode(true);
  if (!isElement(copy)) return undefined;
  for (const each of [copy, ...copy.querySelectorAll("[style]")]) each.removeAttribute("style");
  return copy;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
