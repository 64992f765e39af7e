import { css, edges, element, fontStack, hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, escapeText, type GeneralSettings, type RichTextStyles, renderRichText, type Values } from "@mailwright/document";
import { linkStyle } from "../../shared/link-style.js";
import type { quoteProps } from "./props.js";

type QuoteValues = Values<typeof quoteProps>;

// A table cell carries the bar: Outlook for Windows gives a `<blockquote>` neither padding nor a border of its own.
export const compileQuote: Compile<typeof quoteProps> = ({ props, settings }) => {
  const quote = element("div", { style: quoteStyle(props) }, renderRichText(props.text, quoteTextStyles(props, settings)));
  const source = props.source === "" ? "" : element("div", { style: sourceStyle(props, settings) }, escapeText(props.source));
  return mj(
    "mj-table",
    { role: "presentation", "css-class": hidingClass(props.hideElement), padding: edges(props.padding) },
    element("tr", {}, element("td", { style: boxStyle(props, settings) }, quote + source)),
  );
};

/** Paragraphs of a quote stand close together: it is one thought. */
export function quoteTextStyles(props: QuoteValues, settings: GeneralSettings): RichTextStyles {
  return { p: css({ margin: "0" }), a: linkStyle(settings, props.color) };
}

function boxStyle({ barColor, barWidth, background, align }: QuoteValues, { dir }: GeneralSettings): string {
  const side = dir === "rtl" ? "right" : "left";
  return css({
    [`border-${side}`]: barWidth > 0 && `${px(barWidth)} solid ${barColor}`,
    "background-color": background !== "transparent" && background,
    padding: background === "transparent" ? "4px 18px" : "18px 20px",
    "text-align": align,
  });
}

function quoteStyle({ color, font, fontSize, italic, lineHeight }: QuoteValues): string {
  return css({
    color,
    "font-family": fontStack(font),
    "font-size": px(fontSize),
    "font-style": italic && "italic",
    "line-height": lineHeight,
  });
}

function sourceStyle({ sourceColor }: QuoteValues, settings: GeneralSettings): string {
  return css({
    color: sourceColor,
    "font-family": fontStack(settings.paragraphFonts),
    "font-size": "14px",
    "line-height": "20px",
    "padding-top": "8px",
  });
}
