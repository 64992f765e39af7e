import { escapeAttribute, escapeText, renderCustomCode } from "@mailwright/document";
import { type PlacedElement, placeUnrendered } from "../../mjml/placed-element.js";
import { type CutColumn, inkAround, type RowItem } from "../cut/cut-group.js";
import type { Container } from "../cut/find-container.js";
import type { Atom } from "../look/atom.js";
import { heightOf, widthOf } from "../look/box.js";
import { cellStyle } from "../look/text-css.js";
import { type PieceRoom, padding, type Writing, whole } from "./attributes.js";

/** Things side by side within a column → one table that a code block holds. */
export function writeTable(row: RowItem, room: PieceRoom, { measure, className, desktopSides, narrowing }: Writing): PlacedElement {
  const inks = row.columns.map(({ atoms }) => inkAround(atoms));
  const band = inkAround(row.atoms);
  const edges = [band.left, ...inks.slice(1).map((ink, index) => ((inks[index]?.right ?? ink.left) + ink.left) / 2), band.right];
  const widths = inks.map((_, index) => Math.ceil(((edges[index + 1] ?? 0) - (edges[index] ?? 0)) * narrowing) + slackPx);
  const cells = row.columns.map((column, index) => {
    const sides = { left: edges[index] ?? 0, right: edges[index + 1] ?? 0 };
    return (column.tagsBefore ?? []).join("") + writeCell(column, sides, { width: widths[index] ?? 0, top: band.top, narrowing });
  });
  const tagsAfter = (row.tagsAfter ?? []).join("");
  // Without a width of its own where a cell may be missing: those that are there would take its room.
  const isConditional = tagsAfter !== "" || row.columns.some(({ tagsBefore }) => tagsBefore);
  const width = isConditional ? "" : ` width="${widths.reduce((sum, each) => sum + each, 0)}"`;
  const shown = inkAround(row.atoms, (atom) => measure.of(atom).ink);
  const left = shown.left - room.left;
  const right = room.right - shown.right;
  // Its markup is the same at every width: what stands in the middle on a phone only does so by the room beside it.
  const isCentred = Math.abs(band.left - desktopSides.left - (desktopSides.right - band.right)) <= 4;
  const isStillCentred = isCentred && Math.abs(left - right) <= 4;
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${isCentred ? ' align="center"' : ""}${width} style="max-width:100%"><tr>${cells.join("")}${tagsAfter}</tr></table>`;
  return placeUnrendered({
    tagName: "mj-text",
    attributes: {
      "css-class": className,
      padding: isStillCentred
        ? padding(room.above, 0, room.below, 0)
        : padding(room.above, isCentred ? right - 2 : Math.min(right, 0), room.below, left),
    },
    content: renderCustomCode(table, "code").html,
    start: 0,
    end: 0,
  });
}

/** The browser measured fractions of a pixel and a width has whole ones: words that just fit would wrap. */
const slackPx = 1;

interface CellRoom {
  readonly width: number;
  /** Where the row begins. */
  readonly top: number;
  readonly narrowing: number;
}

function writeCell(column: CutColumn, { left, right }: Container, { width, top, narrowing }: CellRoom): string {
  const ink = inkAround(column.atoms);
  let above = top;
  const parts = column.items.flatMap(({ atoms }) =>
    atoms.map((atom) => {
      const gapPx = whole(atom.ink.top - above);
      above = atom.ink.bottom;
      return writeAtom(atom, gapPx, narrowing);
    }),
  );
  const inside = (px: number) => Math.floor(Math.max(0, px * narrowing));
  const after = inside(Math.min(12, right - ink.right));
  const before = inside(ink.left - left);
  // Browsers add its padding to the width of a cell: with that a row would be wider than its table, and words that just fit would be broken.
  return `<td width="${width - after - before}" valign="top" style="padding:0 ${after}px 0 ${before}px">${parts.join("")}</td>`;
}

function writeAtom(atom: Atom, gapPx: number, narrowing: number): string {
  const margin = gapPx > 0 ? `margin:${gapPx}px 0 0` : "margin:0";
  switch (atom.kind) {
    case "text":
      return `<div style="${margin};${cellStyle(atom.look)}">${atom.html}</div>`;
    case "image": {
      const width = Math.floor(Math.round(widthOf(atom.box)) * narrowing);
      const image = `<img src="${escapeAttribute(atom.src)}" alt="${escapeAttribute(atom.alt)}" width="${width}" style="display:block;border:0;width:${width}px;max-width:100%;height:auto">`;
      const linked = atom.href ? `<a href="${escapeAttribute(atom.href)}" target="_blank">${image}</a>` : image;
      return `<div style="${margin};line-height:0">${linked}</div>`;
    }
    case "button": {
      const above = Math.max(2, (heightOf(atom.box) - atom.look.fontSizePx * 1.2) / 2);
      const border = atom.border ? `;border:${whole(atom.border.widthPx)}px solid ${atom.border.color}` : "";
      const side = Math.max(2, (widthOf(atom.box) - atom.labelWidthPx) / 2 - (atom.border?.widthPx ?? 0));
      const style = `display:inline-block;${cellStyle(atom.look)};line-height:120%;background:${atom.background};padding:${whole(above)}px ${Math.floor(side)}px;border-radius:${whole(atom.radiusPx)}px;text-decoration:none${border}`;
      const label = escapeText(atom.label);
      if (atom.href === "") return `<div style="${margin}"><span style="${style}">${label}</span></div>`;
      return `<div style="${margin}"><a href="${escapeAttribute(atom.href)}" target="_blank" style="${style}">${label}</a></div>`;
    }
    case "divider":
      return `<div style="${margin};border-top:${atom.thicknessPx}px solid ${atom.color}"></div>`;
    case "other":
      return "";
  }
}
