import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, linkAddress, panel, prop, type Values } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor } from "../../shared/line-height.js";
import { sideIconProps, withSideIcon } from "../../shared/side-icon.js";
import { spacingProps } from "../../shared/spacing.js";

export const linkProps = {
  label: prop.text("Read the whole story", { maxLength: 500 }),
  link: prop.link(),
  align: textAlignmentProp,
  color: prop.color("#1a56db", { dark: true, inherits: (settings) => settings.linkColor }),
  font: prop.font("Arial", { inherits: (settings) => settings.paragraphFonts }),
  fontSize: prop.px({ initial: 16, min: 8, max: 72, inherits: (settings) => settings.textFontSize }),
  bold: prop.flag(false),
  underline: prop.flag(true, { inherits: (settings) => settings.underlineLinks }),
  ...sideIconProps,
  ...spacingProps,
  ...hidingProps,
};

export const linkPanel = panel<typeof linkProps>([
  { tab: "quick", fields: ["link", "align", "color", "fontSize", "underline"] },
  { tab: "settings", fields: ["label", "iconId", "iconAlign", "iconSize", "iconIndent", "iconPicture", "icon", "hideElement"] },
  { tab: "style", fields: ["font", "bold", "padding"] },
]);

export const linkIcon = [
  "M10 13.5a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.7-5.7l-1.4 1.4",
  "M14 10.5a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.7 5.7l1.4-1.4",
];

export const compileLink: Compile<typeof linkProps> = ({ props, settings }) =>
  mj(
    "mj-text",
    {
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      "font-family": fontStack(props.font),
      "font-size": px(props.fontSize),
      "line-height": lineHeightFactor(settings.lineSpacing),
      padding: edges(props.padding),
    },
    element("a", anchorAttributes(props), withSideIcon(escapeText(props.label), props)),
  );

// Colour and underline stand on the link itself: Gmail and Outlook bring their own for every `<a>`.
function anchorAttributes({ link, color, bold, underline }: Values<typeof linkProps>): Record<string, string | undefined> {
  const href = linkAddress(link);
  return {
    href,
    target: href === "" ? undefined : (link.target ?? "_blank"),
    title: link.title,
    style: css({ color, "font-weight": bold ? "700" : "400", "text-decoration": underline ? "underline" : "none" }),
  };
}
