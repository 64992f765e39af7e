import type { TextLook } from "./atom.js";

/** The complete look of a text, as CSS. */
export function cellStyle(look: TextLook): string {
  return [
    `color:${look.color}`,
    `font-family:${fontStackCss(look.fontFamily)}`,
    `font-size:${look.fontSizePx}px`,
    lineHeightCss(look),
    `text-align:${look.align}`,
    ...(look.weight === 400 ? [] : [`font-weight:${look.weight}`]),
    ...(look.isItalic ? ["font-style:italic"] : []),
    ...(look.letterSpacingPx === 0 ? [] : [`letter-spacing:${look.letterSpacingPx}px`]),
    ...(look.transform === "none" ? [] : [`text-transform:${look.transform}`]),
  ].join(";");
}

const generic = /^(?:sans-serif|serif|monospace|cursive|fantasy)$/i;

/** A list of fonts without spaces, up to the first that every device has: what stands behind that, such as fonts for emoji, is found anyway. */
export function fontStackCss(list: string): string {
  const families = list
    .replaceAll('"', "'")
    .split(",")
    .map((family) => family.trim());
  const last = families.findIndex((family) => generic.test(family));
  return (last < 0 ? families : families.slice(0, last + 1)).join(",");
}

/** A line height as CSS, for those that blocks do not offer: a factor, which larger words inside take as one of their own size. */
export function lineHeightCss({ lineHeight }: TextLook): string {
  return lineHeight === undefined ? "line-height:normal" : `line-height:${Math.round(lineHeight * 10000) / 10000}`;
}
