/** The part of opentype.js that is used here; the package has no types of its own. */
declare module "opentype.js" {
  type Step = "x1" | "y1" | "x2" | "y2" | "x" | "y";
  export type PathCommand = { type: "M" | "L" | "Q" | "C" | "Z" } & Partial<Record<Step, number>>;
  interface Glyph {
    advanceWidth?: number;
    getPath(x: number, y: number, sizePx: number): { commands: readonly PathCommand[] };
  }
  export interface Font {
    unitsPerEm: number;
    /** 0 is the sign for a missing glyph. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
  }
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
