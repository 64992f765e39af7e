import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, type Values } from "@mailwright/document";
import type { formDataTableProps } from "./props.js";
import { rowsOf } from "./rows.js";

/** A real table, with its first column as headers, for a screen reader: it holds data, and is not there for the layout. */
export const compileFormDataTable: Compile<typeof formDataTableProps> = ({ props, settings }) => {
  const style = cellStyle(props);
  const rows = rowsOf(props.leftText, props.rightText).map(([left, right]) =>
    element(
      "tr",
      {},
      element("th", { scope: "row", width: "40%", style: `${style};font-weight:700` }, escapeText(left)) +
        element("td", { style }, escapeText(right)),
    ),
  );
  return mj(
    "mj-table",
    {
      color: props.color,
      "css-class": hidingClass(props.hideElement),
      "font-family": fontStack(settings.paragraphFonts),
      "font-size": px(props.fontSize),
      "line-height": settings.lineSpacing,
      padding: edges({ top: props.marginTop, right: 10, bottom: props.marginBottom, left: 10 }),
    },
    rows.join(""),
  );
};

// On every cell: clients do not hand a table's border, colour or alignment down.
function cellStyle({ align, borderColor, borderWidth, color, rowPadding }: Values<typeof formDataTableProps>): string {
  return css({
    border: `${px(borderWidth)} solid ${borderColor}`,
    color,
    padding: px(rowPadding),
    "text-align": align,
    "vertical-align": "top",
    "word-break": "break-word",
  });
}
