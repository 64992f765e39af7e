import { type GeneralSettings, type Read, renderCustomCode, renderRichText, type SourceElement } from "@mailwright/document";
import { paddingOf, parseMarkup, readFont, readPx } from "@mailwright/importer";
import { readLineHeight } from "../../shared/line-height.js";
import { readHiding } from "../../shared/read-hiding.js";
import { withParagraphs } from "../text/read-lines.js";
import type { codeProps } from "./code.js";

const ownSheet = /^<style>[^<]*<\/style>\n/;

/** HTML that a text could not hold, or would write otherwise, with its style sheet before it. */
export const readCode: Read<typeof codeProps> = (source) => {
  const { tagName, content: html } = source;
  // It stands where its email's text begins, and has no alignment of its own.
  const isAligned = /^(?:left|right)$/.test(source.attribute("align") ?? "left");
  if (tagName !== "mj-text" || !isAligned || isText(html)) return null;
  const code = html.replace(ownSheet, "");
  if (renderCustomCode(code, "code").html !== code) return null;
  return {
    props: { html, padding: paddingOf(source), ...readHiding(source) },
    settings: settingsOf(source),
    isGeneric: true,
  };
};

function settingsOf(source: SourceElement): Partial<GeneralSettings> {
  const textColor = source.attribute("color");
  const paragraphFonts = readFont(source.attribute("font-family"));
  const textFontSize = readPx(source.attribute("font-size"));
  const lineSpacing = readLineHeight(source.attribute("line-height"));
  return {
    ...(textColor !== undefined && { textColor }),
    ...(paragraphFonts !== undefined && { paragraphFonts }),
    ...(textFontSize !== undefined && { textFontSize }),
    ...(lineSpacing !== undefined && { lineSpacing }),
  };
}

/** Did a text, a heading or a link write this? All of them give their paragraphs margins and their links a colour. */
function isText(html: string): boolean {
  const isStyled = parseMarkup(html).children.every(({ name, style }) =>
    name === "a" ? style.has("color") : !/^(?:p|h[1-6]|ul|ol)$/.test(name) || style.has("margin"),
  );
  const text = withParagraphs(html);
  return isStyled && renderRichText(text) === text;
}
