import { type HtmlElement, onlyChild, onlyDescendant } from "../markup/html-element.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";
import { readPx } from "../values/lengths.js";
import { widthInside } from "./box-width.js";
import { unrenderChildren } from "./raw-tags.js";
import { isColumn, unrenderColumn } from "./unrender-columns.js";

/** The nested elements that MJML writes for one `mj-section` or `mj-wrapper`. Each of them carries a part of the row's style. */
interface RowParts {
  /** The outermost element. It has the class, and the background of a row that is as wide as the window. */
  readonly outer: HtmlElement;
  readonly box: HtmlElement;
  readonly cell: HtmlElement;
  readonly isFullWidth: boolean;
}

/** An element of the body → the MJML row that it was, or HTML as it stands. `level` says what an empty one was. */
export function unrenderRow(element: HtmlElement, level: "wrapper" | "section"): PlacedElement {
  const { start, end } = element;
  const parts = findParts(element);
  if (!parts) return placeUnrendered({ tagName: "html", start, end });
  const inside = parts.cell.children;
  const widthPx = widthInside(readPx(parts.box.style.get("max-width")) ?? 0, parts.cell.style);
  const around = { widthPx, direction: parts.cell.style.get("direction") };
  const isRowOfColumns = inside.length > 0 ? inside.every(isColumn) : level === "section";
  if (!isRowOfColumns && level === "section") return placeUnrendered({ tagName: "html", start, end });
  return placeUnrendered({
    tagName: isRowOfColumns ? "mj-section" : "mj-wrapper",
    attributes: lookOf(parts),
    children: unrenderChildren(parts.cell, (child) => (isRowOfColumns ? unrenderColumn(child, around) : unrenderRow(child, "section"))),
    start,
    end,
  });
}

/** The width of the whole email, as its first row says. */
export function bodyWidth(rows: readonly HtmlElement[]): number | undefined {
  for (const row of rows) {
    const parts = findParts(row);
    if (parts) return readPx(parts.box.style.get("max-width"));
  }
  return undefined;
}

function findParts(element: HtmlElement): RowParts | undefined {
  const isFullWidth = element.name === "table";
  const box = isFullWidth ? onlyDescendant(element, "tbody", "tr", "td", "div") : element;
  if (box?.name !== "div" || !box.style.has("max-width")) return undefined;
  // For a background picture MJML writes one more element, with `line-height: 0`.
  const table = onlyChild(box, "table") ?? onlyDescendant(box, "div", "table");
  const cell = onlyDescendant(table, "tbody", "tr", "td");
  return cell?.style.get("font-size") === "0px" ? { outer: element, box, cell, isFullWidth } : undefined;
}

const cellStyles = ["border", "border-top", "border-right", "border-bottom", "border-left", "direction", "text-align"];
const paddings = ["padding", "padding-top", "padding-right", "padding-bottom", "padding-left"];

function lookOf({ outer, box, cell, isFullWidth }: RowParts): Readonly<Record<string, string | undefined>> {
  const inCell = [...cellStyles, ...paddings].map((name) => [name, cell.style.get(name)]);
  return {
    ...Object.fromEntries(inCell),
    ...backgroundOf(outer, isFullWidth ? outer : (onlyChild(box, "table") ?? onlyDescendant(box, "div", "table"))),
    "border-radius": box.style.get("border-radius"),
    "css-class": outer.attribute("class"),
    "full-width": isFullWidth ? "full-width" : undefined,
  };
}

function backgroundOf(styled: HtmlElement, pictured: HtmlElement | undefined): Readonly<Record<string, string | undefined>> {
  const url = pictured?.attribute("background");
  if (url === undefined) return { "background-color": styled.style.get("background-color") };
  const background = styled.style.get("background") ?? "";
  return {
    "background-url": url,
    "background-color": background.slice(0, Math.max(0, background.indexOf("url('"))).trim() || undefined,
    "background-position": styled.style.get("background-position"),
    "background-repeat": styled.style.get("background-repeat"),
    "background-size": styled.style.get("background-size"),
  };
}
