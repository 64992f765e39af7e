import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, linkAddress, type MjmlNode, panel, prop, type Values } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor } from "../../shared/line-height.js";
import { spacingProps } from "../../shared/spacing.js";

export const discountCodeProps = {
  code: prop.text("SAMPLECODE", { maxLength: 100 }),
  width: prop.px({ initial: 280, min: 80, max: 700 }),
  fontSize: prop.px({ initial: 24, min: 8, max: 72 }),
  color: prop.color("#10182b", { dark: true }),
  background: prop.color("#f2f4f7", { dark: true }),
  borderColor: prop.color("#1f4fd8", { dark: true }),
  button: prop.text("Use the code", { maxLength: 100 }),
  buttonColor: prop.color("#ffffff", { dark: true }),
  link: prop.link(),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};

export const discountCodePanel = panel<typeof discountCodeProps>([
  { tab: "quick", fields: ["code", "link", "borderColor", "width", "align"] },
  { tab: "settings", fields: ["button", "hideElement"] },
  { tab: "style", fields: ["fontSize", "color", "background", "buttonColor", "padding"] },
]);

export const discountCodeIcon = [
  "M3 8.5A1.5 1.5 0 0 1 4.5 7h15A1.5 1.5 0 0 1 21 8.5v2a1.5 1.5 0 0 0 0 3v2a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-2a1.5 1.5 0 0 0 0-3z",
  "m9.5 14.5 5-5",
  "M9.5 9.75h.01",
  "M14.5 14.25h.01",
];

type DiscountValues = Values<typeof discountCodeProps>;

/** The code stays text, so that it can be selected and copied, with a button of the same width below it. */
export const compileDiscountCode: Compile<typeof discountCodeProps> = ({ props, settings }) => {
  if (props.button === "") return codeBox(props, props.padding.bottom);
  return [codeBox(props, 0), buttonBelow(props, settings)];
};

function codeBox(props: DiscountValues, bottom: number): MjmlNode {
  const cell = {
    // Outlook for Windows takes the colour from the attribute where the style does not reach.
    bgcolor: props.background !== "transparent" && props.background,
    align: "center",
    style: css({
      "background-color": props.background,
      border: `2px dashed ${props.borderColor}`,
      color: props.color,
      "font-family": "'Courier New', Courier, monospace",
      "font-size": px(props.fontSize),
      "font-weight": "700",
      "letter-spacing": "2px",
      "line-height": lineHeightFactor("120%"),
      padding: "14px 12px",
      "word-break": "break-word",
    }),
  };
  return mj(
    "mj-table",
    {
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      padding: edges({ ...props.padding, bottom }),
      role: "presentation",
      width: px(props.width),
    },
    element("tr", {}, element("td", cell, escapeText(props.code))),
  );
}

function buttonBelow(props: DiscountValues, settings: GeneralSettings): MjmlNode {
  const href = linkAddress(props.link);
  return mj(
    "mj-button",
    {
      align: props.align,
      "background-color": props.borderColor,
      "border-radius": px(0),
      color: props.buttonColor,
      "css-class": hidingClass(props.hideElement),
      "font-family": fontStack(settings.paragraphFonts),
      "font-size": px(16),
      "font-weight": "700",
      href,
      "inner-padding": "12px 10px",
      "line-height": lineHeightFactor("120%"),
      padding: edges({ ...props.padding, top: 0 }),
      target: href !== "" && (props.link.target ?? "_blank"),
      title: props.link.title,
      width: px(props.width),
    },
    escapeText(props.button),
  );
}
