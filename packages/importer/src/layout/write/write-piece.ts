import { escapeText, renderCustomCode } from "@mailwright/document";
import { type PlacedElement, placeUnrendered } from "../../mjml/placed-element.js";
import type { Atom, ButtonAtom, DividerAtom, ImageAtom } from "../look/atom.js";
import { type Box, heightOf, widthOf } from "../look/box.js";
import { alignIn, nameOfFont, type PieceRoom, padding, type Writing, whole } from "./attributes.js";
import type { Piece } from "./plan-pieces.js";
import { writeTable } from "./write-table.js";
import { writeCodeText, writeHeading, writeText } from "./write-text.js";

/** The class of blocks that a phone does not show. */
export const hiddenOnPhone = "mw-hide-mobile";

/** One piece of a column → the element that a block reads. */
export function writePiece(piece: Piece, room: PieceRoom, writing: Writing): PlacedElement {
  if (piece.kind === "text") return writeText(piece.atoms, room, writing);
  if (piece.kind === "tag") return writeTag(piece.tag, room);
  if (piece.kind === "table") return writeTable(piece.row, room, writing);
  const [atom] = piece.atoms;
  const writers: { readonly [K in Atom["kind"]]: (atom: Extract<Atom, { kind: K }>) => PlacedElement } = {
    text: (text) => (text.isCode ? writeCodeText : writeHeading)(text, room, writing),
    image: (image) => writeImage(image, room, writing),
    button: (button) => writeButton(button, room, writing),
    divider: (divider) => writeDivider(divider, room, writing),
    other: () => placeUnrendered({ tagName: "mj-spacer", attributes: { height: "1px" }, start: 0, end: 0 }),
  };
  // One cast, here: the table has a writer for each kind.
  return (writers[atom.kind] as (atom: Atom) => PlacedElement)(atom);
}

function writeImage(atom: ImageAtom, room: PieceRoom, { measure, className, growsOnPhone }: Writing): PlacedElement {
  const { box } = measure.of(atom);
  const isWider = widthOf(box) > widthOf(atom.box) + 4;
  const shown = isWider ? atom.box : box;
  const placed = alignIn(room, shown);
  const widthPx = Math.max(widthMinPx, whole(widthOf(shown)));
  // One that fills its column has no width of its own: it fills the column that somebody makes of it, too.
  const fills = !isWider && widthPx > room.widthPx - besidePx(placed.align, room, shown) - 1;
  const sides = padding(room.above, room.right - box.right, room.below, box.left - room.left);
  return placeUnrendered({
    tagName: "mj-image",
    attributes: {
      "css-class": className,
      src: atom.src,
      alt: atom.alt,
      href: atom.href,
      title: atom.title,
      // MJML never makes a picture wider than its column is on a desktop, except where it fills a phone's.
      width: fills ? undefined : `${widthPx}px`,
      "fluid-on-mobile": growsOnPhone(atom) ? "true" : undefined,
      "border-radius": atom.radiusPx > 0 ? `${whole(Math.min(atom.radiusPx, 350))}px` : undefined,
      ...placed,
      ...(isWider && { align: placed.align, padding: sides }),
    },
    start: 0,
    end: 0,
  });
}

/** A template tag where no words stand: hidden, so that it takes no room before something has read it. */
export function writeTag(tag: string, room: Pick<PieceRoom, "below">): PlacedElement {
  const content = renderCustomCode(`<div style="display:none">${tag}</div>`, "code").html;
  return placeUnrendered({ tagName: "mj-text", attributes: { padding: padding(0, 0, room.below, 0) }, content, start: 0, end: 0 });
}

/** The narrowest that a picture can be. */
const widthMinPx = 10;

/** The room that is kept free beside something that stands at a side of its column. */
function besidePx(align: "left" | "center" | "right", room: PieceRoom, box: Box): number {
  if (align === "center") return 0;
  return Math.max(0, align === "left" ? box.left - room.left : room.right - box.right);
}

const buttonLineHeight = 1.2;
const sidePx = 8;

function writeButton(atom: ButtonAtom, room: PieceRoom, { measure, className }: Writing): PlacedElement {
  const { box, look = atom.look } = measure.of(atom);
  const borderPx = atom.border?.widthPx ?? 0;
  const above = (heightOf(box) - look.fontSizePx * buttonLineHeight) / 2 - borderPx;
  const labelPx = (atom.labelWidthPx * look.fontSizePx) / atom.look.fontSizePx;
  // The width is fixed: words that just fit would wrap between broader sides.
  const side = Math.min(sidePx, Math.floor((widthOf(box) - labelPx) / 2 - borderPx));
  return placeUnrendered({
    tagName: "mj-button",
    attributes: {
      "css-class": className,
      href: atom.href,
      "background-color": atom.background,
      color: atom.look.color,
      "font-family": nameOfFont(atom.look),
      "font-size": `${look.fontSizePx}px`,
      "font-weight": atom.look.weight >= 600 ? "700" : "400",
      "border-radius": `${whole(Math.min(atom.radiusPx, 60))}px`,
      border: atom.border ? `${whole(borderPx)}px solid ${atom.border.color}` : undefined,
      "inner-padding": padding(above, side, above, side),
      width: `${Math.ceil(widthOf(box))}px`,
      ...alignIn(room, box),
    },
    content: escapeText(atom.label),
    start: 0,
    end: 0,
  });
}

function writeDivider(atom: DividerAtom, room: PieceRoom, { measure, className }: Writing): PlacedElement {
  const { box } = measure.of(atom);
  const rest = Math.max(0, heightOf(box) - atom.thicknessPx);
  return placeUnrendered({
    tagName: "mj-divider",
    attributes: {
      "css-class": className,
      "border-color": atom.color,
      "border-style": /^(?:dashed|dotted)$/.test(atom.line) ? atom.line : "solid",
      "border-width": `${atom.thicknessPx}px`,
      width: "100%",
      align: "center",
      padding: padding(room.above, room.right - box.right, room.below + rest, box.left - room.left),
    },
    start: 0,
    end: 0,
  });
}
