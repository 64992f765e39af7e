import { css, edges, element, fontStack, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, linkAddress, panel, prop, type Values } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor } from "../../shared/line-height.js";
import { spacingProps } from "../../shared/spacing.js";

export const menuProps = {
  // Links of a menu are neither cloned nor taken out of it; the cells share the width evenly, however many there are. Their order in
  // the panel is the menu's own and may change.
  links: prop.list(
    { text: prop.text("Link", { maxLength: 120 }), link: prop.link(), picture: prop.image("") },
    {
      title: "text",
      min: 1,
      max: 12,
      mayDuplicate: false,
      initial: [{ text: "New in" }, { text: "Shop" }, { text: "Stories" }, { text: "Contact" }],
    },
  ),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  font: prop.font("Arial", { inherits: (settings) => settings.paragraphFonts }),
  fontSize: prop.px({ initial: 16, min: 8, max: 48, inherits: (settings) => settings.textFontSize }),
  bold: prop.flag(false),
  underline: prop.flag(false),
  align: alignmentProp("center"),
  pictureSize: prop.px({ initial: 32, min: 8, max: 94 }),
  linkPadding: prop.edges({ top: 12, right: 4, bottom: 12, left: 4 }, { max: 60 }),
  separatorWidth: prop.px({ initial: 0, min: 0, max: 5 }),
  separatorColor: prop.color("#d9dde4", { dark: true }),
  ...spacingProps,
  ...hidingProps,
};

export const menuPanel = panel<typeof menuProps>([
  { tab: "quick", fields: ["links", "color", "fontSize", "align"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["font", "bold", "underline", "pictureSize", "linkPadding", "separatorWidth", "separatorColor", "padding"] },
]);

export const menuIcon = [
  "M3 8.5A1.5 1.5 0 0 1 4.5 7h15A1.5 1.5 0 0 1 21 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5z",
  "M6.5 12h2",
  "M11 12h2",
  "M15.5 12h2",
];

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
  const content = pictureOf(props, index) + anchorOf(props, index);
  return element("td", { align: props.align, width: percent(100 / props.links.length), style }, content);
}

/** A picture above the words, with a link of its own: the words alone are written on the canvas. They say where it leads, so nobody hears it twice. */
function pictureOf({ links, linkPadding, pictureSize }: MenuValues, index: number): string {
  const { link, picture = "" } = links[index] ?? {};
  if (picture === "") return "";
  const image = element("img", {
    src: picture,
    alt: "",
    width: pictureSize,
    style: css({ border: 0, width: px(pictureSize), height: "auto" }),
  });
  const style = css({ display: "block", padding: edges({ ...linkPadding, bottom: 0 }) });
  return element("a", { ...leadsTo(link), "aria-hidden": "true", tabindex: "-1", style }, image);
}

function leadsTo(link: MenuValues["links"][number]["link"] | undefined) {
  const href = link ? linkAddress(link) : "";
  return { href, target: href !== "" && (link?.target ?? "_blank"), title: link?.title };
}

function anchorOf(props: MenuValues, index: number): string {
  const { text = "", link } = props.links[index] ?? {};
  const style = css({
    display: "block",
    padding: edges(props.linkPadding),
    color: props.color,
    "font-family": fontStack(props.font),
    "font-size": px(props.fontSize),
    "font-weight": props.bold ? "700" : "400",
    "line-height": lineHeightFactor("120%"),
    "text-decoration": props.underline ? "underline" : "none",
    "word-break": "break-word",
  });
  return element("a", { ...leadsTo(link), style }, escapeText(text));
}
