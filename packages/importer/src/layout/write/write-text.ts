import { renderCustomCode } from "@mailwright/document";
import { type PlacedElement, placeUnrendered } from "../../mjml/placed-element.js";
import type { Measured } from "../cut/measure-atoms.js";
import type { TextAtom, TextLook } from "../look/atom.js";
import { heightOf, widthOf } from "../look/box.js";
import { cellStyle, lineHeightCss } from "../look/text-css.js";
import { type Attributes, fontOf, offeredLineHeight, type PieceRoom, padding, type Writing } from "./attributes.js";

/** Texts of one look → one element with a paragraph for each. */
export function writeText(atoms: readonly TextAtom[], room: PieceRoom, { measure, className }: Writing): PlacedElement {
  const [first] = atoms;
  if (!first) return placeUnrendered({ tagName: "mj-text", start: 0, end: 0 });
  const look = measure.of(first).look ?? first.look;
  const attributes: Attributes = {
    "css-class": className,
    "font-family": fontOf(first.look).name,
    "font-size": `${look.fontSizePx}px`,
    "line-height": offeredLineHeight(first.look) ?? "100%",
    color: first.look.color,
    align: look.align,
    padding: textPadding(atoms, room, measure),
  };
  const gaps = gapsBelow(atoms);
  const content = atoms.map((atom, index) => writeParagraph(atom, first.look, gaps[index] ?? 0)).join("");
  return placeUnrendered({ tagName: "mj-text", attributes, content, start: 0, end: 0 });
}

/** The room below each text, in whole px: what rounding takes from one is in the next, so that all of them are as high as they were. */
function gapsBelow(atoms: readonly TextAtom[]): readonly number[] {
  let rest = 0;
  return atoms.map(({ ink }, index) => {
    const next = atoms[index + 1];
    if (!next) return 0;
    const exact = Math.max(0, next.ink.top - ink.bottom) + rest;
    rest = exact - Math.round(exact);
    return Math.round(exact);
  });
}

function writeParagraph(atom: TextAtom, base: TextLook, gapPx: number): string {
  const margin = gapPx > 0 ? `margin:0 0 ${gapPx}px` : "margin:0";
  const styles = [margin, ...paragraphStyles(atom.look, base)];
  if (atom.tag !== "list") return `<p style="${styles.join(";")}">${atom.html}</p>`;
  const own = styles
    .slice(1)
    .map((style) => `;${style}`)
    .join("");
  return atom.html.replace(/^(<[ou]l style=")margin:0;([^"]*)"/, (_, start: string, rest: string) => `${start}${margin};${rest}${own}"`);
}

/** What a block has no prop for, or what differs from the first paragraph. */
function paragraphStyles(look: TextLook, base: TextLook): readonly string[] {
  const { stack } = fontOf(look);
  const isOffered = offeredLineHeight(look) !== undefined && look.lineHeight === base.lineHeight;
  return [
    ...(isOffered ? [] : [lineHeightCss(look)]),
    ...(stack ? [`font-family:${stack}`] : []),
    ...(look.color === base.color ? [] : [`color:${look.color}`]),
    ...(look.weight === 400 ? [] : [`font-weight:${look.weight}`]),
    ...(look.isItalic ? ["font-style:italic"] : []),
    ...(look.letterSpacingPx === 0 ? [] : [`letter-spacing:${look.letterSpacingPx}px`]),
    ...(look.transform === "none" ? [] : [`text-transform:${look.transform}`]),
  ];
}

/** A heading keeps its level; a line height that no heading offers is that of the words in it. */
export function writeHeading(atom: TextAtom, room: PieceRoom, { measure, className }: Writing): PlacedElement {
  const look = measure.of(atom).look ?? atom.look;
  const offered = offeredLineHeight(atom.look);
  const { name, stack } = fontOf(atom.look);
  const extra = [
    ...(offered ? [] : [lineHeightCss(atom.look)]),
    ...(stack ? [`font-family:${stack}`] : []),
    ...(atom.look.letterSpacingPx === 0 ? [] : [`letter-spacing:${atom.look.letterSpacingPx}px`]),
    ...(atom.look.transform === "none" ? [] : [`text-transform:${atom.look.transform}`]),
  ];
  const style = [
    "margin:0",
    `color:${atom.look.color}`,
    `font-family:${name}`,
    `font-size:${look.fontSizePx}px`,
    ...(atom.look.isItalic ? ["font-style:italic"] : []),
    `font-weight:${atom.look.weight >= 600 ? 700 : 400}`,
    `line-height:${offered ?? "100%"}`,
  ].join(";");
  const words = extra.length > 0 ? `<span style="${extra.join(";")}">${atom.html}</span>` : atom.html;
  return placeUnrendered({
    tagName: "mj-text",
    attributes: {
      "css-class": className,
      color: "#000000",
      "font-family": name,
      align: look.align,
      padding: textPadding([atom], room, measure),
    },
    content: `<${atom.tag} style="${style}">${words}</${atom.tag}>`,
    start: 0,
    end: 0,
  });
}

/** Words with pictures between them: no text holds these, a code block does. */
export function writeCodeText(atom: TextAtom, room: PieceRoom, { measure, className }: Writing): PlacedElement {
  const content = renderCustomCode(`<div style="${cellStyle(atom.look)}">${atom.html}</div>`, "code").html;
  const attributes = { "css-class": className, padding: textPadding([atom], room, measure) };
  return placeUnrendered({ tagName: "mj-text", attributes, content, start: 0, end: 0 });
}

/**
 * The padding beside the lines of a text. A line that just fits could wrap, because the browser measured fractions of a pixel and a padding
 * has whole ones; so single lines get all the room on the side towards which they would grow, where the widest of them fills its own.
 */
function textPadding(atoms: readonly TextAtom[], room: PieceRoom, measure: Writing["measure"]): string {
  const boxes = atoms.map((atom) => measure.of(atom).box);
  const left = Math.min(...boxes.map((box) => box.left)) - room.left;
  const right = room.right - Math.max(...boxes.map((box) => box.right));
  const areTight = atoms.every((atom) => isOneLine(atom, measure.of(atom))) && atoms.some((atom) => isFull(measure.of(atom)));
  const align = measure.of(atoms[0] as TextAtom).look?.align;
  if (!areTight) return padding(room.above, right, room.below, left);
  if (align === "right") return padding(room.above, right, room.below, 0);
  if (align !== "center") return padding(room.above, 0, room.below, left);
  const shared = Math.min(left, right);
  return padding(room.above, right - shared, room.below, left - shared);
}

/** Is it one line at this width, too? A phone may break what a desktop shows in one. */
function isOneLine({ isSingleLine, look: own }: TextAtom, { ink, look = own }: Measured): boolean {
  return isSingleLine && heightOf(ink) < 1.7 * look.fontSizePx * Math.max(look.lineHeight ?? 1.2, 1);
}

function isFull({ box, ink }: Measured): boolean {
  return widthOf(box) - widthOf(ink) < 6;
}
