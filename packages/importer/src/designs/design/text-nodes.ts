import { escapeAttribute, renderCustomCode, renderInlineRichText, renderRichText } from "@mailwright/document";
import type { DesignNode } from "./design.js";
import { hoistStyles } from "./hoist-styles.js";

/** How words look. What is missing is as in the email's General settings. */
export interface WordsLook {
  readonly color?: string | undefined;
  readonly font?: string | undefined;
  readonly fontSizePx?: number | undefined;
  /** A factor. */
  readonly lineHeight?: string | undefined;
  readonly align?: string | undefined;
  readonly isBold?: boolean | undefined;
  readonly isItalic?: boolean | undefined;
  readonly letterSpacing?: string | undefined;
  readonly linkColor?: string | undefined;
  /** The room below each paragraph but the last. */
  readonly gapPx?: number | undefined;
  readonly padding: string;
  readonly background?: string | undefined;
}

/** The line heights that our blocks offer. */
const offered = new Set(["1", "1.2", "1.5", "2"]);

function offeredOf(lineHeight: string | undefined): string | undefined {
  return lineHeight !== undefined && offered.has(lineHeight) ? `${Number(lineHeight) * 100}%` : undefined;
}

/** Words as a text; what a text cannot hold, such as pictures between the words, makes it a code block. */
export function textNode(given: string, look: WordsLook): DesignNode {
  if (/<(?:img|table|svg|video|iframe|form|hr|blockquote|pre|button|style)\b/i.test(given))
    return codeNode(wrapped(given, look), look.padding);
  const { html, style } = hoistStyles(given.trim());
  const fontSizePx = style.fontSizePx ?? look.fontSizePx;
  const lineHeight = style.lineHeight ?? look.lineHeight;
  const spread = [
    ...(lineHeight === undefined || offeredOf(lineHeight) ? [] : [`line-height:${lineHeight}`]),
    ...(look.isBold ? ["font-weight:700"] : []),
    ...(look.isItalic ? ["font-style:italic"] : []),
    ...(look.letterSpacing ? [`letter-spacing:${look.letterSpacing}`] : []),
    ...(look.align === "justify" ? ["text-align:justify"] : []),
  ].map((each) => `;${each}`);
  const own = spread.join("");
  const block = `margin:0${look.gapPx ? ` 0 ${look.gapPx}px` : ""}${own}`;
  const list = `margin:0;padding:0 0 0 24px${own}`;
  const heading = `margin:0${own}`;
  const link = `color:${style.linkColor ?? look.linkColor ?? "#0000ee"};text-decoration:underline`;
  const content = renderRichText(inParagraphs(html), {
    p: block,
    ul: list,
    ol: list,
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((level) => [level, heading])),
    a: link,
  });
  return {
    tagName: "mj-text",
    attributes: {
      "font-family": style.font ?? look.font,
      "font-size": fontSizePx === undefined ? undefined : `${fontSizePx}px`,
      "line-height": offeredOf(lineHeight) ?? "100%",
      color: style.color ?? look.color,
      align: style.align ?? (look.align === "justify" ? "left" : look.align),
      padding: look.padding,
      "container-background-color": look.background,
    },
    content,
  };
}

/** Words that stand in no paragraph get one. */
function inParagraphs(html: string): string {
  return /<(?:p|div|h[1-6]|ul|ol)\b/i.test(html) ? html : `<p>${html}</p>`;
}

/** A heading in the form in which heading blocks are read. */
export function headingNode(given: string, level: string, look: WordsLook): DesignNode {
  const { html, style } = hoistStyles(given);
  const tag = /^h[1-6]$/.test(level) ? level : "h2";
  const lineHeight = style.lineHeight ?? look.lineHeight;
  const font = style.font ?? look.font ?? "Arial";
  const extra = [
    ...(lineHeight === undefined || offeredOf(lineHeight) ? [] : [`line-height:${lineHeight}`]),
    ...(look.letterSpacing ? [`letter-spacing:${look.letterSpacing}`] : []),
  ].join(";");
  const css = [
    "margin:0",
    `color:${style.color ?? look.color ?? "#000000"}`,
    `font-family:${font}`,
    `font-size:${style.fontSizePx ?? look.fontSizePx ?? 22}px`,
    ...(look.isItalic ? ["font-style:italic"] : []),
    `font-weight:${(look.isBold ?? true) ? 700 : 400}`,
    `line-height:${offeredOf(lineHeight) ?? "100%"}`,
  ].join(";");
  const words = renderInlineRichText(html, { a: `color:${look.linkColor ?? style.color ?? look.color ?? "#000000"}` });
  const inner = extra === "" ? words : `<span style="${extra}">${words}</span>`;
  return {
    tagName: "mj-text",
    attributes: { color: "#000000", "font-family": font, align: style.align ?? look.align ?? "left", padding: look.padding },
    content: `<${tag} style="${escapeAttribute(css)}">${inner}</${tag}>`,
  };
}

/** HTML that stays as it is, without what could run. */
export function codeNode(html: string, padding: string): DesignNode {
  return { tagName: "mj-text", attributes: { padding }, content: renderCustomCode(html, "code").html };
}

function wrapped(html: string, { color, font, fontSizePx, lineHeight, align }: WordsLook): string {
  const css = [
    color && `color:${color}`,
    font && `font-family:${font},sans-serif`,
    fontSizePx && `font-size:${fontSizePx}px`,
    lineHeight && `line-height:${lineHeight}`,
    align && `text-align:${align}`,
  ].filter(Boolean);
  return css.length === 0 ? html : `<div style="${escapeAttribute(css.join(";"))}">${html}</div>`;
}
