import { escapeAttribute, escapeText, renderCustomCode } from "@mailwright/document";
import { type PlacedElement, placeUnrendered } from "../../mjml/placed-element.js";
import { type CutColumn, inkAround, type RowItem } from "../cut/cut-bands.js";
import type { Container } from "../cut/find-container.js";
import type { Atom } from "../look/atom.js";
import { heightOf, widthOf } from "../look/box.js";
import { cellStyle } from "../look/text-css.js";
import { type PieceRoom, padding, type Writing, whole } from "./attributes.js";

/** Things side by side within a column → one table that a code block holds. */
export function writeTable(row: RowItem, room: PieceRoom, { measure, className, desktopSides }: Writing): PlacedElement {
  const inks = row.columns.map(({ atoms }) => inkAround(atoms));
  const band = inkAround(row.atoms);
  const edges = [band.left, ...inks.slice(1).map((ink, index) => ((inks[index]?.right ?? ink.left) + ink.left) / 2), band.right];
  const widths = inks.map((_, index) => Math.ceil((edges[index + 1] ?? 0) - (edges[index] ?? 0)) + slackPx);
  const cells = row.columns.map((column, index) => {
    const sides = { left: edges[index] ?? 0, right: edges[index + 1] ?? 0 };
    return writeCell(column, sides, widths[index] ?? 0, band.top);
  });
  const shown = inkAround(row.atoms, (atom) => measure.of(atom).ink);
  const left = shown.left - room.left;
  const right = room.right - shown.right;
  // Its markup is the same at every width: what stands in the middle on a phone only does so by the room beside it.
  const isCentred = Math.abs(band.left - desktopSides.left - (desktopSides.right - band.right)) <= 4;
  const isStillCentred = isCentred && Math.abs(left - right) <= 4;
  const table = `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${isCentred ? ' align="center"' : ""} width="${widths.reduce((sum, width) => sum + width, 0)}" style="max-width:100%"><tr>${cells.join("")}</tr></table>`;
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

function writeCell(column: CutColumn, { left, right }: Container, width: number, top: number): string {
  const ink = inkAround(column.atoms);
  let above = top;
  const parts = column.items.flatMap(({ atoms }) =>
    atoms.map((atom) => {
      const gapPx = whole(atom.ink.top - above);
      above = atom.ink.bottom;
      return writeAtom(atom, gapPx);
    }),
  );
  const inside = (px: number) => Math.floor(Math.max(0, px));
  const style = `padding:0 ${inside(Math.min(12, right - ink.right))}px 0 ${inside(ink.left - left)}px`;
  return `<td width="${width}" valign="top" style="${style}">${parts.join("")}</td>`;
}

function writeAtom(atom: Atom, gapPx: number): string {
  const margin = `margin:${gapPx}px 0 0`;
  switch (atom.kind) {
    case "text":
      return `<div style="${margin};${cellStyle(atom.look)}">${atom.html}</div>`;
    case "image": {
      const width = whole(widthOf(atom.box));
      const image = `<img src="${escapeAttribute(atom.src)}" alt="${escapeAttribute(atom.alt)}" width="${width}" style="display:block;border:0;width:${width}px;max-width:100%;height:auto">`;
      const linked = atom.href ? `<a href="${escapeAttribute(atom.href)}" target="_blank">${image}</a>` : image;
      return `<div style="${margin};line-height:0">${linked}</div>`;
    }
    case "button": {
      const above = Math.max(2, (heightOf(atom.box) - atom.look.fontSizePx * 1.2) / 2);
      const border = atom.border ? `;border:${whole(atom.border.widthPx)}px solid ${atom.border.color}` : "";
      const style = `display:inline-block;${cellStyle(atom.look)};line-height:120%;background:${atom.background};padding:${whole(above)}px 12px;border-radius:${whole(atom.radiusPx)}px;text-decoration:none${border}`;
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
