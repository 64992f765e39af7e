import { escapeText } from "@mailwright/document";
import { type PlacedElement, placeUnrendered } from "../../source-element.js";
import type { Measure } from "../cut/measure-atoms.js";
import type { Atom, ButtonAtom, DividerAtom, ImageAtom } from "../look/atom.js";
import { heightOf, widthOf } from "../look/box.js";
import { alignIn, fontOf, type PieceRoom, padding, whole } from "./attributes.js";
import type { Piece } from "./plan-band.js";
import { writeTable } from "./write-table.js";
import { writeCodeText, writeHeading, writeText } from "./write-text.js";

/** The class of blocks that a phone does not show. */
export const hiddenOnPhone = "mw-hide-mobile";

/** One piece of a column → the element that a block reads. */
export function writePiece(piece: Piece, room: PieceRoom, measure: Measure, className: string | undefined): PlacedElement {
  if (piece.kind === "text") return writeText(piece.atoms, room, measure, className);
  if (piece.kind === "table") return writeTable(piece.row, room, measure, className);
  const [atom] = piece.atoms;
  const writers: { readonly [K in Atom["kind"]]: (atom: Extract<Atom, { kind: K }>) => PlacedElement } = {
    text: (text) => (text.isCode ? writeCodeText : writeHeading)(text, room, measure, className),
    image: (image) => writeImage(image, room, measure, className),
    button: (button) => writeButton(button, room, measure, className),
    divider: (divider) => writeDivider(divider, room, measure, className),
    other: () => placeUnrendered({ tagName: "mj-spacer", attributes: { height: "1px" }, start: 0, end: 0 }),
  };
  // One cast, here: the table has a writer for each kind.
  return (writers[atom.kind] as (atom: Atom) => PlacedElement)(atom);
}

function writeImage(atom: ImageAtom, room: PieceRoom, measure: Measure, className: string | undefined): PlacedElement {
  const { box } = measure.of(atom);
  return placeUnrendered({
    tagName: "mj-image",
    attributes: {
      "css-class": className,
      src: atom.src,
      alt: atom.alt,
      href: atom.href,
      title: atom.title,
      width: `${Math.max(10, whole(widthOf(box)))}px`,
      "border-radius": atom.radiusPx > 0 ? `${whole(Math.min(atom.radiusPx, 350))}px` : undefined,
      ...alignIn(room, box),
    },
    start: 0,
    end: 0,
  });
}

const buttonLineHeight = 1.2;
const sidePx = 8;

function writeButton(atom: ButtonAtom, room: PieceRoom, measure: Measure, className: string | undefined): PlacedElement {
  const { box, look = atom.look } = measure.of(atom);
  const borderPx = atom.border?.widthPx ?? 0;
  const above = (heightOf(box) - look.fontSizePx * buttonLineHeight) / 2 - borderPx;
  return placeUnrendered({
    tagName: "mj-button",
    attributes: {
      "css-class": className,
      href: atom.href,
      "background-color": atom.background,
      color: atom.look.color,
      "font-family": fontOf(atom.look).name,
      "font-size": `${look.fontSizePx}px`,
      "font-weight": atom.look.weight >= 600 ? "700" : "400",
      "border-radius": `${whole(Math.min(atom.radiusPx, 60))}px`,
      border: atom.border ? `${whole(borderPx)}px solid ${atom.border.color}` : undefined,
      "inner-padding": padding(above, sidePx, above, sidePx),
      width: `${whole(widthOf(box))}px`,
      ...alignIn(room, box),
    },
    content: escapeText(atom.label),
    start: 0,
    end: 0,
  });
}

function writeDivider(atom: DividerAtom, room: PieceRoom, measure: Measure, className: string | undefined): PlacedElement {
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
