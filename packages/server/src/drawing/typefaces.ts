import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font, PathCommand } from "opentype.js";

// Drawn for the widths of Times, Arial and Courier (Apache-2.0). Pictures hold outlines, so no system needs a font.
const families = { serif: "tinos", "sans-serif": "arimo", monospace: "cousine" } as const;
/** Looked through in this order; only the first is read as a rule. */
const scripts = ["latin", "latin-ext", "cyrillic", "greek"] as const;

export type Typeface = keyof typeof families;
export type Weight = 400 | 700;
export const typefaces = ["serif", "sans-serif", "monospace"] as const satisfies readonly Typeface[];

/** A line of text as an outline that begins at 0 and stands on the line y = 0. */
export interface Outline {
  path: string;
  widthPx: number;
}

const require = createRequire(import.meta.url);
const loading = new Map<string, Promise<Font>>();

/** The outline of a line of text, or null when a character is in none of the fonts. */
export async function outlineText(
  text: string,
  typeface: Typeface,
  { weight, sizePx }: { weight: Weight; sizePx: number },
): Promise<Outline | null> {
  const paths: string[] = [];
  let widthPx = 0;
  for (const character of text) {
    const font = await findFont(character, typeface, weight);
    if (font === null) return null;
    const glyph = font.charToGlyph(character);
    paths.push(glyph.getPath(widthPx, 0, sizePx).commands.map(writeCommand).join(""));
    widthPx += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * sizePx;
  }
  return { path: paths.join(""), widthPx };
}

// Not the package's own `toPathData`: it runs a number into a zero that follows, and the rest of the line is not drawn.
function writeCommand({ type, x1, y1, x2, y2, x, y }: PathCommand): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
  return `${type}${numbers.map((number) => number.toFixed(2)).join(" ")}`;
}

async function findFont(character: string, typeface: Typeface, weight: Weight): Promise<Font | null> {
  for (const script of scripts) {
    const font = await loadFont(`${families[typeface]}-${script}-${weight}`, families[typeface]);
    if (font.charToGlyphIndex(character) > 0) return font;
  }
  return null;
}

function loadFont(file: string, family: string): Promise<Font> {
  const known = loading.get(file);
  if (known !== undefined) return known;
  const font = readFont(require.resolve(`@fontsource/${family}/files/${file}-normal.woff`));
  loading.set(file, font);
  return font;
}

async function readFont(path: string): Promise<Font> {
  const { default: opentype } = await import("opentype.js");
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return opentype.parse(new Uint8Array(buffer, byteOffset, byteLength).slice().buffer);
}
