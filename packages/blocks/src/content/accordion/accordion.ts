import { css, element, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, panel, type Values } from "@mailwright/document";
import { lineHeightFactor } from "../../shared/line-height.js";
import { tableHead } from "../../shared/table-head.js";
import type { accordionProps } from "./props.js";

export const accordionPanel = panel<typeof accordionProps>([
  { tab: "quick", fields: ["items", "opened", "titleColor", "titleSize", "lineColor"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["color", "fontSize", "align", "lineWidth", "itemPadding", "padding"] },
]);

export const accordionIcon = ["M3 5h18v5H3z", "M3 14h18", "M3 19h18", "m15.5 7 1.5 1.5L18.5 7"];

type AccordionValues = Values<typeof accordionProps>;

/**
 * A row for each item, which the reader folds with the browser's own `details`. A mail program that does not know it, or takes it away, shows
 * what is inside: every item is open there, and no words are lost.
 */
export const compileAccordion: Compile<typeof accordionProps> = ({ props, settings }) =>
  mj(
    "mj-table",
    tableHead(props, settings, { fontSize: props.fontSize, lineHeight: settings.lineSpacing }),
    props.items.map((_, index) => rowOf(props, index)).join(""),
  );

function rowOf(props: AccordionValues, index: number): string {
  const { title = "", words = "" } = props.items[index] ?? {};
  const { opened, titleColor, titleSize, color, lineColor, lineWidth, itemPadding, align } = props;
  const heading = css({ color: titleColor, "font-size": px(titleSize), "font-weight": 700, "line-height": lineHeightFactor("120%") });
  // Outlook for Windows knows the words inside, but not what they stand in: they have their look themselves.
  const summary = element("summary", { style: css({ color: titleColor }) }, element("span", { style: heading }, escapeText(title)));
  const answer = element("p", { style: css({ margin: "8px 0 0", color }) }, escapeText(words).replaceAll("\n", "<br>"));
  const isOpen = opened === "all" || (opened === "first" && index === 0);
  const cell = css({
    "border-bottom": lineWidth > 0 && `${px(lineWidth)} solid ${lineColor}`,
    padding: `${px(itemPadding)} 0`,
    "text-align": align,
    "word-break": "break-word",
  });
  return element("tr", {}, element("td", { style: cell }, element("details", { open: isOpen && "open" }, summary + answer)));
}
