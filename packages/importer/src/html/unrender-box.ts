import { boxEnd } from "../compiled/box-tags.js";
import { type HtmlElement, onlyChild, onlyDescendant } from "../markup/html-element.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";
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
  const half = (content: string) => placeUnrendered({ tagName: "mj-raw", content, start: row.start, end: row.end });
  const classes = face.attribute("class") ?? "";
  return [
    half(`<tr><td><table><tbody><tr><td class="${classes}"><table><tbody>`),
    ...unrenderChildren(rows, (inner) => unrenderContents(inner, widthPx)),
    half(boxEnd),
  ];
}
