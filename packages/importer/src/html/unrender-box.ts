import { boxEnd } from "../compiled/box-tags.js";
import { type HtmlElement, onlyChild, onlyDescendant } from "../markup/html-element.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";
import { readPercent } from "../values/lengths.js";
import { widthInside } from "./box-width.js";
import { unrenderChildren } from "./raw-tags.js";
import { unrenderContent } from "./unrender-content.js";

/**
 * The elements that a row of a column's table was compiled from: one, or, where the block has an advanced sector, those inside the table
 * that the compiler writes around it.
 */
export function unrenderContents(row: HtmlElement, widthPx: number): readonly PlacedElement[] {
  const cell = onlyChild(row, "td");
  // MJML writes `0px` into the cells of its own.
  const face = cell?.style.get("font-size") === "0" ? onlyDescendant(cell, "table", "tbody", "tr", "td") : undefined;
  const rows = onlyDescendant(face, "table", "tbody");
  if (!cell || !face || !rows) return [unrenderContent(row, widthPx)];
  const room = roomInBox(widthPx, cell, face);
  const half = (content: string) => placeUnrendered({ tagName: "mj-raw", content, start: row.start, end: row.end });
  const classes = face.attribute("class") ?? "";
  return [
    half(`<tr><td><table><tbody><tr><td class="${classes}"><table><tbody>`),
    ...unrenderChildren(rows, (inner) => unrenderContents(inner, room)),
    half(boxEnd),
  ];
}

/** The width in the box: pictures that fill it are written as wide as that, for Outlook. */
function roomInBox(widthPx: number, cell: HtmlElement, face: HtmlElement): number {
  const share = readPercent(onlyChild(cell, "table")?.style.get("width")) ?? 100;
  // Outlook is told the width of a column in whole pixels.
  const room = widthInside((widthInside(Math.round(widthPx), cell.style) * share) / 100, face.style);
  return room < 1 || room >= Math.trunc(widthPx) ? widthPx : room;
}
