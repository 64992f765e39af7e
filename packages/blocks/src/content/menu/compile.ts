import { css, edges, element, fontStack, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, linkAddress, type Values } from "@mailwright/document";
import type { menuProps } from "./props.js";

type MenuValues = Values<typeof menuProps>;

/** One row of cells of equal width: they shrink with the email instead of stacking, and every client knows them. */
export const compileMenu: Compile<typeof menuProps> = ({ props, settings }) =>
  mj(
    "mj-table",
    {
      "css-class": hidingClass(props.hideElement),
      padding: edges(props.padding),
      role: "presentation",
      "table-layout": "fixed",
    },
    element("tr", {}, props.links.map((_, index) => cellOf(props, index, settings)).join("")),
  );

// The padding is the link's, so that a finger hits it beside the word. Outlook for Windows knows no padding on a link and takes
// it for the cell.
function cellOf(props: MenuValues, index: number, { dir }: GeneralSettings): string {
  const towardsLast = dir === "rtl" ? "border-right" : "border-left";
  const style = css({
    "mso-padding-alt": edges(props.linkPadding),
    [towardsLast]: index > 0 && props.separatorWidth > 0 && `${px(props.separatorWidth)} solid ${props.separatorColor}`,
  });
  return element("td", { align: props.align, width: percent(100 / props.links.length), style }, anchorOf(props, index));
}

function anchorOf(props: MenuValues, index: number): string {
  const { text = "", link } = props.links[index] ?? {};
  const href = link ? linkAddress(link) : "";
  const style = css({
    display: "block",
    padding: edges(props.linkPadding),
    color: props.color,
    "font-family": fontStack(props.font),
    "font-size": px(props.fontSize),
    "font-weight": props.bold ? "700" : "400",
    "line-height": "120%",
    "text-decoration": props.underline ? "underline" : "none",
    "word-break": "break-word",
  });
  return element("a", { href, target: href !== "" && (link?.target ?? "_blank"), title: link?.title, style }, escapeText(text));
}
