import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, panel, prop, type Values } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor } from "../../shared/line-height.js";
import { rowsOf } from "./rows.js";

/** A form has one answer, so an email shows one table of it. */
export const formDataTablePlacement = { accepts: "nothing", atMost: 1 } as const;

export const formDataTableProps = {
  leftText: prop.text("Name\nEmail\nMessage", { maxLength: 5000, multiline: true }),
  rightText: prop.text("{{ name }}\n{{ email }}\n{{ message }}", { maxLength: 5000, multiline: true }),
  borderColor: prop.color("#d9dde4", { dark: true }),
  borderWidth: prop.px({ initial: 1, min: 1, max: 10 }),
  rowPadding: prop.px({ initial: 10, min: 10, max: 100 }),
  fontSize: prop.px({ initial: 16, min: 11, max: 48 }),
  align: textAlignmentProp,
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  marginTop: prop.px({ initial: 10, min: 0, max: 400 }),
  marginBottom: prop.px({ initial: 10, min: 0, max: 400 }),
  ...hidingProps,
};

export const formDataTablePanel = panel<typeof formDataTableProps>([
  { tab: "quick", fields: ["leftText", "rightText", "borderColor", "rowPadding", "fontSize"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["borderWidth", "align", "color", "marginTop", "marginBottom"] },
]);

export const formDataTableIcon = [
  "M3 6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5z",
  "M3 9.75h18",
  "M3 14.25h18",
  "M10.5 5v14",
];

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
      "line-height": lineHeightFactor(settings.lineSpacing),
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
