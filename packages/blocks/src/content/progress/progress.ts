import { css, element, mj, percent, px } from "@mailwright/compiler";
import { type Compile, escapeText, panel, type Values } from "@mailwright/document";
import { tableHead } from "../../shared/table-head.js";
import { progressText } from "./progress-text.js";
import type { progressProps } from "./props.js";

export const progressPanel = panel<typeof progressProps>([
  { tab: "quick", fields: ["value", "barColor", "trackColor", "thickness", "showValue"] },
  { tab: "settings", fields: ["words", "hideElement"] },
  { tab: "style", fields: ["radius", "width", "align", "color", "fontSize", "padding"] },
]);

export const progressIcon = [
  "M4.5 9h15A1.5 1.5 0 0 1 21 10.5v3a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 13.5v-3A1.5 1.5 0 0 1 4.5 9z",
  "M6.5 12h6.5",
];

type ProgressValues = Values<typeof progressProps>;

/** Words and percentage over a bar of two tables in each other: widths in percent and colours of cells, which every client knows. */
export const compileProgress: Compile<typeof progressProps> = ({ props, settings }) =>
  mj(
    "mj-table",
    { align: props.align, ...tableHead(props, settings, { fontSize: props.fontSize, lineHeight: "120%" }), width: percent(props.width) },
    wordsOf(props, settings.dir) + element("tr", {}, element("td", { colspan: 2, style: css({ padding: 0 }) }, barOf(props, settings.dir))),
  );

function wordsOf({ value, words, showValue, color }: ProgressValues, dir: "ltr" | "rtl"): string {
  if (words === "" && !showValue) return "";
  const cell = { valign: "bottom", style: css({ color, padding: "0 0 6px", "word-break": "break-word" }) };
  const [start, end] = dir === "rtl" ? ["right", "left"] : ["left", "right"];
  const line = words === "" ? "" : element("p", { style: css({ margin: 0 }) }, escapeText(words));
  const said = showValue ? element("td", { ...cell, align: end }, percent(value)) : "";
  return element("tr", {}, element("td", { ...cell, align: start, colspan: showValue ? 1 : 2 }, line) + said);
}

function barOf(props: ProgressValues, dir: "ltr" | "rtl"): string {
  const { value, barColor, trackColor } = props;
  // A cell cannot be 0 wide.
  const isEmpty = value === 0;
  const cell = element("td", { height: props.thickness, bgcolor: colorOf(barColor), style: lookOf(props, barColor) }, "&nbsp;");
  const bar = tableAround(cell, { width: percent(isEmpty ? 100 : value), align: dir === "rtl" ? "right" : "left" }, isEmpty);
  const track = element("td", { height: props.thickness, bgcolor: colorOf(trackColor), style: lookOf(props, trackColor) }, bar);
  return tableAround(track, { width: "100%", "aria-label": progressText(props), role: "img" }, false);
}

// MJML makes all tables collapse their borders, and such cells have no round corners.
function tableAround(cell: string, attributes: Record<string, string>, isHidden: boolean): string {
  const style = css({ "border-collapse": "separate", display: isHidden && "none", "mso-hide": isHidden && "all" });
  return element("table", { role: "presentation", cellpadding: "0", cellspacing: "0", style, ...attributes }, element("tr", {}, cell));
}

// Outlook for Windows takes the colour from the attribute where the style does not reach.
function colorOf(color: string): string | false {
  return color !== "transparent" && color;
}

/** Lines without height: the cell is as high as it says, and not as its empty line. */
function lookOf({ thickness, radius }: ProgressValues, color: string): string {
  return css({
    height: px(thickness),
    padding: 0,
    "background-color": color,
    "border-radius": px(radius),
    "font-size": 0,
    "line-height": 0,
    "mso-line-height-rule": "exactly",
  });
}
