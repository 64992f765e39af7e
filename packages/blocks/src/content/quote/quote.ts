import { css, edges, element, fontStack, hidingClass, markWordlessHeadings, mj, px } from "@mailwright/compiler";
import {
  type Compile,
  escapeText,
  type GeneralSettings,
  panel,
  prop,
  type RichTextStyles,
  renderRichText,
  type Values,
} from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor, lineHeights } from "../../shared/line-height.js";
import { linkStyle } from "../../shared/link-style.js";
import { spacingProps } from "../../shared/spacing.js";

export const quoteProps = {
  text: prop.richText("<p>The best thing anybody ever said about you belongs here.</p>"),
  source: prop.text("Name, where they said it", { maxLength: 300 }),
  align: textAlignmentProp,
  barColor: prop.color("#1f4fd8", { dark: true }),
  barWidth: prop.px({ initial: 4, min: 0, max: 20 }),
  background: prop.color("transparent", { dark: true }),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  sourceColor: prop.color("#5b6779", { dark: true }),
  font: prop.font("Georgia", { inherits: (settings) => settings.headerFonts }),
  fontSize: prop.px({ initial: 20, min: 8, max: 72 }),
  italic: prop.flag(true),
  lineHeight: prop.oneOf(lineHeights, "150%"),
  ...spacingProps,
  ...hidingProps,
};

export const quotePanel = panel<typeof quoteProps>([
  { tab: "quick", fields: ["source", "align", "barColor", "background", "fontSize"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["barWidth", "color", "sourceColor", "font", "italic", "lineHeight", "padding"] },
]);

export const quoteIcon = [
  "M10 8H6a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V8",
  "M10 12c0 2.5-1.2 4-3.5 4.5",
  "M19 8h-4a1 1 0 0 0-1 1v3a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V8",
  "M19 12c0 2.5-1.2 4-3.5 4.5",
];

type QuoteValues = Values<typeof quoteProps>;

// A table cell carries the bar: Outlook for Windows gives a `<blockquote>` neither padding nor a border of its own.
export const compileQuote: Compile<typeof quoteProps> = ({ props, settings }) => {
  const words = markWordlessHeadings(renderRichText(props.text, quoteTextStyles(props, settings)));
  const quote = element("div", { style: quoteStyle(props) }, words);
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
    "line-height": lineHeightFactor(lineHeight),
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
