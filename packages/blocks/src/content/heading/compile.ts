import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, type GeneralSettings, type RichTextStyles, renderInlineRichText, type Values } from "@mailwright/document";
import { linkStyle } from "../../shared/link-style.js";
import type { headingProps } from "./props.js";

type HeadingValues = Values<typeof headingProps>;

export const compileHeading: Compile<typeof headingProps> = ({ props, settings }) =>
  mj(
    "mj-text",
    {
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      "font-family": fontStack(props.font),
      padding: edges(props.padding),
    },
    element(props.level, { style: headingStyle(props) }, renderInlineRichText(props.text, headingTextStyles(props, settings))),
  );

/** A link in a heading keeps the heading's colour. */
export function headingTextStyles(props: HeadingValues, settings: GeneralSettings): RichTextStyles {
  return { a: linkStyle(settings, props.color) };
}

// All of it on the element itself: Outlook and Gmail bring their own styles for h1 to h6.
function headingStyle(props: HeadingValues): string {
  return css({
    margin: props.bottomSpace > 0 ? `0 0 ${px(props.bottomSpace)}` : "0",
    color: props.color,
    "font-family": fontStack(props.font),
    "font-size": px(props.fontSize),
    "font-style": props.italic && "italic",
    "font-weight": props.bold ? "700" : "400",
    "line-height": props.lineHeight,
  });
}
