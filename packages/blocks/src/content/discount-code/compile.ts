import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, linkAddress, type MjmlNode, type Values } from "@mailwright/document";
import type { discountCodeProps } from "./props.js";

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
      "line-height": "120%",
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
      padding: edges({ ...props.padding, top: 0 }),
      target: href !== "" && (props.link.target ?? "_blank"),
      title: props.link.title,
      width: px(props.width),
    },
    escapeText(props.button),
  );
}
