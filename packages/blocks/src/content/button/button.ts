import { edges, fontStack, hidingClass, mj, percent, px } from "@mailwright/compiler";
import { type Compile, escapeText, linkAddress, panel, prop, type Values } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor } from "../../shared/line-height.js";
import { sideIconProps, withSideIcon } from "../../shared/side-icon.js";
import { spacingProps } from "../../shared/spacing.js";
import { buttonShape } from "./button-shape.js";

export const buttonProps = {
  label: prop.text("Read more", { maxLength: 300 }),
  link: prop.link(),
  background: prop.color("#1f4fd8", { dark: true }),
  color: prop.color("#ffffff", { dark: true }),
  font: prop.font("Arial", { inherits: (settings) => settings.paragraphFonts }),
  fontSize: prop.px({ initial: 16, min: 8, max: 48 }),
  bold: prop.flag(true),
  radius: prop.px({ initial: 6, min: 0, max: 60 }),
  innerPadding: prop.edges({ top: 13, right: 26, bottom: 13, left: 26 }, { max: 100 }),
  width: prop.oneOf(["auto", "full", "fixed"], "auto"),
  fixedWidth: prop.px({ initial: 220, min: 40, max: 700 }),
  align: alignmentProp("center"),
  borderWidth: prop.px({ initial: 0, min: 0, max: 20 }),
  borderColor: prop.color("#1f4fd8", { dark: true }),
  outlookCorners: prop.oneOf(["square", "round"], "square"),
  ...sideIconProps,
  ...spacingProps,
  ...hidingProps,
};

export const buttonPanel = panel<typeof buttonProps>([
  { tab: "quick", fields: ["link", "background", "color", "align", "radius"] },
  {
    tab: "settings",
    fields: ["label", "width", "fixedWidth", "iconId", "iconAlign", "iconSize", "iconIndent", "iconPicture", "icon", "hideElement"],
  },
  { tab: "style", fields: ["font", "fontSize", "bold", "innerPadding", "borderWidth", "borderColor", "outlookCorners", "padding"] },
]);

export const buttonIcon = [
  "M3 9.5A2.5 2.5 0 0 1 5.5 7h13A2.5 2.5 0 0 1 21 9.5v5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 14.5z",
  "M8 12h8",
];

type ButtonValues = Values<typeof buttonProps>;

export const compileButton: Compile<typeof buttonProps> = ({ props }) => {
  const href = linkAddress(props.link);
  const label = withSideIcon(escapeText(props.label), props);
  const width = widthOf(props);
  const node = mj(
    "mj-button",
    {
      href,
      target: href !== "" && (props.link.target ?? "_blank"),
      title: props.link.title,
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      "background-color": props.background,
      border: props.borderWidth > 0 && `${px(props.borderWidth)} solid ${props.borderColor}`,
      "border-radius": px(props.radius),
      color: props.color,
      "font-family": fontStack(props.font),
      "font-size": px(props.fontSize),
      "font-weight": props.bold && "700",
      "inner-padding": edges(props.innerPadding),
      "line-height": lineHeightFactor("120%"),
      padding: edges(props.padding),
      width: typeof width === "number" ? px(width) : width,
    },
    label,
  );
  const wordShape = buttonShape(props, typeof width === "number" ? width : undefined, label);
  return wordShape ? { ...node, wordShape } : node;
};

function widthOf({ width, fixedWidth, innerPadding, borderWidth }: ButtonValues): string | number | undefined {
  if (width === "auto") return undefined;
  if (width === "full") return percent(100);
  // The label's own width is what remains; it must not become negative.
  return Math.max(fixedWidth, innerPadding.left + innerPadding.right + 2 * borderWidth);
}
