import type { TextLook } from "./atom.js";
import { hexOf, type PageLook, pixels } from "./page-look.js";

const sides: Readonly<Record<string, TextLook["align"]>> = {
  left: "left",
  center: "center",
  right: "right",
  justify: "justify",
  "-webkit-left": "left",
  "-webkit-center": "center",
  "-webkit-right": "right",
};

/** How the words directly in an element look. */
export function readTextLook(element: Element, look: PageLook): TextLook {
  const style = look.style(element);
  const fontSizePx = pixels(style.fontSize) || 16;
  return {
    fontFamily: style.fontFamily,
    fontSizePx,
    lineHeight: style.lineHeight === "normal" ? undefined : pixels(style.lineHeight) / fontSizePx,
    color: hexOf(style.color),
    align: alignOf(blockOf(element, look), look),
    weight: Number(style.fontWeight) || 400,
    isItalic: style.fontStyle !== "normal",
    letterSpacingPx: pixels(style.letterSpacing),
    transform: style.textTransform,
    direction: style.direction,
  };
}

function alignOf(element: Element, look: PageLook): TextLook["align"] {
  const { textAlign, direction } = look.style(element);
  const isEnd = textAlign === "end";
  return sides[textAlign] ?? ((direction === "rtl") === isEnd ? "left" : "right");
}

/** The nearest element whose lines these words are. */
export function blockOf(element: Element, look: PageLook): Element {
  let at = element;
  while (/^(?:inline|contents)$/.test(look.style(at).display) && at.parentElement) at = at.parentElement;
  return at;
}

/** The words as they are shown. */
export function transformWords(words: string, transform: string): string {
  if (transform === "uppercase") return words.toUpperCase();
  if (transform === "lowercase") return words.toLowerCase();
  return transform === "capitalize" ? words.replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase()) : words;
}
