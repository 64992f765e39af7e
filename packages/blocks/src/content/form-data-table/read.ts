import type { Read } from "@mailwright/document";
import { decodeText, type HtmlElement, oneOf, paddingOf, parseMarkup, readBorder, readFont, readPx } from "@mailwright/importer";
import { readLineHeight } from "../../shared/line-height.js";
import { readHiding } from "../../shared/read-hiding.js";
import { formDataTableProps } from "./form-data-table.js";

export const readFormDataTable: Read<typeof formDataTableProps> = (source) => {
  if (source.tagName !== "mj-table") return null;
  const rows = parseMarkup(source.content).children.map(({ children }) => children);
  const cell = rows[0]?.[1];
  if (!cell || !rows.every(isFormRow)) return null;
  const border = readBorder(cell.style.get("border"));
  const padding = paddingOf(source);
  // The cells have the same colour, as it was written.
  source.attribute("color");
  return {
    props: {
      leftText: rows.map(([left]) => decodeText(left?.inner ?? "")).join("\n"),
      rightText: rows.map(([, right]) => decodeText(right?.inner ?? "")).join("\n"),
      borderColor: border?.color,
      borderWidth: border?.widthPx,
      rowPadding: readPx(cell.style.get("padding")),
      fontSize: readPx(source.attribute("font-size")),
      align: oneOf(formDataTableProps.align.options, cell.style.get("text-align")),
      color: cell.style.get("color"),
      marginTop: padding?.top,
      marginBottom: padding?.bottom,
      ...readHiding(source),
    },
    settings: {
      paragraphFonts: readFont(source.attribute("font-family")),
      lineSpacing: readLineHeight(source.attribute("line-height")),
    },
  };
};

/** A header that says what the one cell beside it is. */
function isFormRow(cells: readonly HtmlElement[]): boolean {
  const [left, right, ...others] = cells;
  return left?.name === "th" && left.attribute("scope") === "row" && right?.name === "td" && others.length === 0;
}
