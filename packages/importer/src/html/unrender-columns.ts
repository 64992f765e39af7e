import { type HtmlElement, onlyChild, onlyDescendant, rowsOf } from "../markup/html-element.js";
import { type PlacedElement, placeUnrendered } from "../mjml/placed-element.js";
import { widthInside } from "./box-width.js";
import { unrenderChildren } from "./raw-tags.js";
import { unrenderContents } from "./unrender-box.js";

// `mj-column-per-33-3333` is 33.3333 %.
const columnClass = /^mj-column-(per|px)-(\d+)(?:-(\d+))?$/;

/** Is this what MJML makes of an `mj-column` or an `mj-group`? */
export function isColumn(element: HtmlElement): boolean {
  return element.name === "div" && (classesOf(element).some((name) => columnClass.test(name)) || isWholeColumn(element));
}

/** What is sent has no class where a column fills its row. */
function isWholeColumn({ style }: HtmlElement): boolean {
  return style.get("display") === "inline-block" && style.get("width") === "100%" && style.has("text-align");
}

/** What a row leaves to its columns, and the direction that it hands down to them. */
interface RowAround {
  readonly widthPx: number;
  readonly direction: string | undefined;
}

/** A column or a group of columns, as MJML again. */
export function unrenderColumn(element: HtmlElement, { widthPx, direction }: RowAround): PlacedElement {
  const { start, end, style } = element;
  const classes = classesOf(element);
  const width = widthOf(classes);
  const ownWidthPx = (widthPx * (width.isShare ? width.value : 0)) / 100 || width.value;
  const common = {
    width: `${width.value}${width.isShare ? "%" : "px"}`,
    direction: style.get("direction") ?? direction,
    "vertical-align": style.get("vertical-align"),
    "css-class": classes.filter((name) => !name.startsWith("mj-")).join(" ") || undefined,
  };
  if (element.children.length > 0 && element.children.every(isColumn)) {
    const children = element.children.map((child) => unrenderColumn(child, { widthPx: ownWidthPx, direction: common.direction }));
    return placeUnrendered({ tagName: "mj-group", attributes: common, children, start, end });
  }
  const table = onlyChild(element, "table");
  // MJML draws a column that has a padding as a cell around the column's table, and puts colour and border on that cell.
  const padded = onlyDescendant(table, "tbody", "tr", "td");
  const gutter = padded?.style.has("font-size") || onlyChild(padded)?.name !== "table" ? undefined : padded;
  const inner = gutter ? onlyChild(gutter, "table") : table;
  const look = (gutter ?? table)?.style ?? new Map<string, string>();
  const rows = rowsOf(inner);
  const innerWidthPx = ownWidthPx - (widthPx - widthInside(widthPx, look));
  return placeUnrendered({
    tagName: "mj-column",
    attributes: {
      ...common,
      "background-color": look.get("background-color"),
      "border-radius": look.get("border-radius"),
      border: look.get("border"),
      padding: look.get("padding"),
    },
    children: rows ? unrenderChildren(rows, (row) => unrenderContents(row, innerWidthPx)) : [],
    start,
    end,
  });
}

function classesOf(element: HtmlElement): readonly string[] {
  return (element.attribute("class") ?? "").split(/\s+/).filter((name) => name !== "");
}

function widthOf(classes: readonly string[]): { readonly value: number; readonly isShare: boolean } {
  const [, unit, whole = "100", fraction = "0"] = classes.map((name) => columnClass.exec(name)).find((found) => found) ?? [];
  return { value: Number(`${whole}.${fraction}`), isShare: unit !== "px" };
}
