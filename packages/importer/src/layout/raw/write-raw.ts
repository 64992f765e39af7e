import type { Container } from "../cut/find-container.js";
import type { LogicPart } from "../cut/find-logic.js";
import { heldStyle, heldTag } from "../frame/hold-source.js";
import type { Atom } from "../look/atom.js";
import { type Box, boxAround, widthOf } from "../look/box.js";
import { isVisibleColor, type PageLook, pictureOf, pixels } from "../look/page-look.js";
import { whole } from "../write/attributes.js";
import { matchingCss } from "./matching-css.js";
import { serialize } from "./serialize.js";

/** A band as HTML: its part of the page, with the elements around it so that styles and widths hold. */
export interface RawBand {
  readonly html: string;
  readonly css: string;
  /** Where what it shows begins and ends on the page. */
  readonly top: number;
  readonly bottom: number;
  /** What stands in elements that are wider than the content of the email, whose sides were taken off. */
  readonly inside: readonly Element[];
}

export interface RawContext {
  readonly look: PageLook;
  readonly container: Container;
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
  const innermost: Element[] = [];
  const tags = new Set(logic.filter((part) => atoms.some((atom) => part.atoms.has(atom))).flatMap((part) => [...part.tags]));
  const clone = cutOut(body, { own, top, bottom, parts, innermost, tags, tagHolders: holdersOf(tags, body) }, context);
  const holder = look.page.createElement("div");
  const style = look.style(body);
  const lineHeight = style.lineHeight === "normal" ? "normal" : String(pixels(style.lineHeight) / (pixels(style.fontSize) || 16));
  holder.setAttribute(
    heldStyle,
    `font-family:${style.fontFamily};font-size:${style.fontSize};line-height:${lineHeight};color:${style.color};text-align:${style.textAlign.replace("-webkit-", "")}`,
  );
  if (clone) holder.append(...clone.childNodes);
  const css = paragraphs(holder) + matchingCss(look.page, holder);
  const html = serialize(holder, context.heldTags).replaceAll(heldStyle, "style");
  const shown = parts.length > 0 ? boxAround(parts) : { top, bottom };
  return { html, css, top: shown.top, bottom: shown.bottom, inside: innermost };
}

/** MJML gives every paragraph of an email other margins than a browser does. */
const paragraphs = (holder: Element) => (holder.querySelector("p") ? "p{margin:1em 0}" : "");

interface Cut {
  readonly own: ReadonlySet<Atom>;
  readonly top: number;
  readonly bottom: number;
  /** The template tags between its rows and cells. */
  readonly tags: ReadonlySet<Node>;
  readonly tagHolders: ReadonlySet<Node>;
  /** Boxes of what was taken whole. */
  readonly parts: Box[];
  /** The first that are no wider than the content of the email, below those that are. */
  readonly innermost: Element[];
}

function cutOut(element: Element, cut: Cut, context: RawContext): Element | undefined {
  const inside = context.atomsIn(element);
  const mine = inside.filter((atom) => cut.own.has(atom)).length;
  if (inside.length > 0 && mine === 0) return undefined;
  const isWider = inside.length > 0 && isAround(element, context);
  const isTaller = inside.length > 0 && !inside.some((atom) => atom.element === element) && reachesOut(element, cut, context);
  if (inside.length === 0 ? isOwnEmpty(element, cut, context) : mine === inside.length && !isWider && !isTaller) {
    cut.parts.push(withMargins(element, cut, context));
    return clean(element, roomWithin(element, cut, context));
  }
  if (inside.length === 0) return undefined;
  const emptied = element.cloneNode(false);
  if (!isElement(emptied)) return undefined;
  // This element also contains other bands, so its height and its padding above and below do not belong to this one.
  emptied.removeAttribute("height");
  const style = (element.getAttribute(heldStyle) ?? "").replace(/;\s*$/, "");
  const declarations = [
    style,
    ...roomOff(element, style, context),
    ...linesOff(element, cut, context),
    ...(isWider ? sidesOff(element) : []),
  ];
  const written = declarations.filter((each) => each !== "").join(";");
  if (written === "") emptied.removeAttribute(heldStyle);
  else emptied.setAttribute(heldStyle, written);
  if (isWider) emptied.removeAttribute("width");
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
      if (part && isWider && context.atomsIn(child).length > 0 && !isAround(child, context)) cut.innermost.push(child);
    }
  }
  return emptied;
}

/** Rows have neither padding nor margins nor a width of their own. */
const rows: ReadonlySet<string> = new Set(["tbody", "thead", "tfoot", "tr"]);

const sides = ["padding-left:0", "padding-right:0", "margin-left:0", "margin-right:0", "border-spacing:0", "width:100%", "max-width:none"];

const sidesOff = (element: Element) => (rows.has(element.localName) ? [] : sides.map((each) => `${each}!important`));

/** May a rule of the page say something else of it on a phone? Then what it shows now is not all. */
const isNamed = (element: Element) => element.hasAttribute("class") || element.id !== "";

/**
 * What takes away the padding and margin of an element above and below, and its height: they belong to the whole of it, and this part holds one band of
 * that. Only what it has is taken away, because each declaration is sent with the email.
 */
function roomOff(element: Element, style: string, { look }: RawContext): readonly string[] {
  const shown = look.style(element);
  const isRow = rows.has(element.localName);
  const room = [
    ["padding-top", shown.paddingTop],
    ["padding-bottom", shown.paddingBottom],
    ["margin-top", shown.marginTop],
    ["margin-bottom", shown.marginBottom],
  ] as const;
  const off = isRow ? [] : room.filter(([, value]) => isNamed(element) || pixels(value) !== 0).map(([property]) => `${property}:0`);
  const hasHeight = isNamed(element) || element.hasAttribute("height") || /height/i.test(style);
  return hasHeight ? [...off, "height:auto", ...(isRow ? [] : ["min-height:0"])] : off;
}

/** Does it reach beyond the content of the email at both sides, unseen? In a section, which is as wide as the content, its sides would be too much. */
function isAround(element: Element, { look, container }: RawContext): boolean {
  const box = look.box(element);
  const isWider = widthOf(box) > container.right - container.left + 2;
  if (!isWider || box.left > container.left + 1 || box.right < container.right - 1) return false;
  const style = look.style(element);
  return !isVisibleColor(style.backgroundColor) && !pictureOf(style);
}

/** Conditional comments for Outlook open and close around all bands, so every band keeps them; a template tag belongs to one band. */
function isOwnComment(comment: Node, { tags }: Cut): boolean {
  return !comment.nodeValue?.startsWith(heldTag) || tags.has(comment);
}

/** The lines of an element that are another band's. */
function linesOff(element: Element, { own }: Cut, { look }: RawContext): readonly string[] {
  const shown = look.style(element);
  const mine = [...own].flatMap((atom) => (atom.kind === "divider" && atom.element === element && atom.edge ? [atom.edge] : []));
  const hasLine = (side: "Top" | "Bottom") => isNamed(element) || shown[`border${side}Style`] !== "none";
  return (["Top", "Bottom"] as const)
    .filter((side) => !mine.includes(side) && hasLine(side))
    .map((side) => `border-${side.toLowerCase()}-width:0`);
}

/** Inline words of an element that belong to the text of another band. */
function isOthersText(child: Element, parent: Element, cut: Cut, { atomsIn }: RawContext): boolean {
  if (atomsIn(child).length > 0) return false;
  return atomsIn(parent).some(
    (atom) => atom.kind === "text" && atom.element === parent && !cut.own.has(atom) && atom.nodes.includes(child),
  );
}

/** What shows nothing belongs to the template tags in it, or to where it stands. */
function isOwnEmpty(element: Element, cut: Cut, { look, logic, container }: RawContext): boolean {
  const holdsTags = logic.some(({ tags }) => [...tags].some((tag) => element.contains(tag)));
  return holdsTags ? cut.tagHolders.has(element) : standsIn(element, cut, look) && !isBeside(element, look, container);
}

/** Does it only keep the content of the email away from the sides of the window? */
function isBeside(element: Element, look: PageLook, container: Container): boolean {
  const { left, right } = look.box(element);
  return right <= container.left + 1 || left >= container.right - 1;
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

/** Does it reach beyond its band? Then its padding, or that of what it holds, belongs to the room between two bands. */
function reachesOut(element: Element, { top, bottom }: Cut, { look }: RawContext): boolean {
  const box = look.box(element);
  return box.top < top - 1 || box.bottom > bottom + 1;
}

function withMargins(element: Element, { top, bottom }: Cut, { look }: RawContext): Box {
  const box = look.box(element);
  const { marginTop, marginBottom } = look.style(element);
  const above = box.top - Math.max(0, pixels(marginTop));
  const below = box.bottom + Math.max(0, pixels(marginBottom));
  return { ...box, top: Math.max(above, top), bottom: Math.min(below, bottom) };
}

/** The margins and the padding of an element as far as they are a part of its band, as declarations. */
function roomWithin(element: Element, { top, bottom }: Cut, { look }: RawContext): string {
  const box = look.box(element);
  const { marginTop, marginBottom, paddingTop, paddingBottom } = look.style(element);
  const sides = [
    { side: "top", out: top - box.top, margin: pixels(marginTop), padding: pixels(paddingTop) },
    { side: "bottom", out: box.bottom - bottom, margin: pixels(marginBottom), padding: pixels(paddingBottom) },
  ];
  return sides
    .map(({ side, out, margin, padding }) => {
      const lessMargin = margin > 0 && out + margin > 1 ? `;margin-${side}:${whole(-out)}px !important` : "";
      return lessMargin + (padding > 0 && out > 1 ? `;padding-${side}:${whole(padding - out)}px !important` : "");
    })
    .join("");
}

function clean(element: Element, declarations = ""): Element | undefined {
  const copy = element.cloneNode(true);
  if (!isElement(copy)) return undefined;
  for (const each of [copy, ...copy.querySelectorAll("[style]")]) each.removeAttribute("style");
  if (declarations !== "") copy.setAttribute(heldStyle, (copy.getAttribute(heldStyle) ?? "").replace(/;\s*$/, "") + declarations);
  return copy;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
