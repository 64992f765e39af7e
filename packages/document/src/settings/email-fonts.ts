import { type EmailFont, type FontFace, fontStack, isFontName } from "../props/fonts.js";
import type { JsonValue } from "../tree/block.js";
import { isRecord } from "../tree/is-record.js";

const fontsMax = 20;
const facesMax = 24;

const known = new WeakMap<object, readonly EmailFont[]>();

/**
 * The web fonts that an email brings itself, stored as `settings.fonts`. What is no font, or has an address that is none, is passed over. The
 * same object in gives the same fonts out.
 */
export function emailFonts(stored: Readonly<Record<string, unknown>>): readonly EmailFont[] {
  const remembered = known.get(stored);
  if (remembered) return remembered;
  const given = stored["fonts"];
  const fonts = Array.isArray(given) ? given.slice(0, fontsMax).flatMap(readFont) : [];
  known.set(stored, fonts);
  return fonts;
}

/** Fonts as `settings.fonts` holds them: those that say where they are loaded from, each name once. */
export function storeFonts(fonts: readonly EmailFont[]): JsonValue[] {
  const names = new Set<string>();
  return fonts.flatMap(({ name, href, faces }) => {
    const [font] = readFont({ name, href, faces });
    if (!font || names.has(name) || names.size === fontsMax) return [];
    names.add(name);
    return [{ name, ...(font.href && { href: font.href }), ...(font.faces && { faces: font.faces.map((face) => ({ ...face })) }) }];
  });
}

/** May a style sheet or a font be loaded from this address? It is written into `href`, and without quotes into `url(…)`. */
export function isFontAddress(address: unknown): address is string {
  return typeof address === "string" && address.length <= 2000 && /^https?:\/\/[^\s"'()<>\\\uE000-\uE005]+$/i.test(address);
}

function readFont(given: unknown): readonly EmailFont[] {
  if (!isRecord(given) || !isFontName(given["name"])) return [];
  const { name, href, faces } = given;
  const files = Array.isArray(faces) ? faces.slice(0, facesMax).flatMap(readFace) : [];
  if (!isFontAddress(href) && files.length === 0) return [];
  return [{ name, stack: fontStack(name), ...(isFontAddress(href) && { href }), ...(files.length > 0 && { faces: files }) }];
}

function readFace(given: unknown): readonly FontFace[] {
  if (!isRecord(given) || !isFontAddress(given["src"])) return [];
  const { src, weight, style } = given;
  const isWeight = typeof weight === "string" && /^(?:normal|bold|\d{1,4}(?: \d{1,4})?)$/.test(weight);
  return [{ src, ...(isWeight && { weight }), ...((style === "italic" || style === "oblique") && { style }) }];
}
