import { fallbackFont, webSafeFonts } from "@mailwright/document";

/** How wide letters of Arial are, as parts of their height; all others are as wide as its digits. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijl|'\u2019]/, 0.22],
  [/[\sftrI.,:;!/()[\]-]/, 0.31],
  [/[cksvxyzJ]/, 0.5],
  [/[CDGHNOQRUw]/, 0.75],
  [/[mMW%@&]/, 0.92],
  [/[A-Z]/, 0.667],
  [/[\u1100-\uffff\u{10000}-\u{10ffff}]/u, 1],
];
const digit = 0.556;

/** How much wider or narrower other fonts are. */
const factors: Readonly<Record<string, number>> = {
  "Arial Black": 1.22,
  "Comic Sans MS": 1.08,
  "Courier New": 1.12,
  Georgia: 1.05,
  "Lucida Sans Unicode": 1.06,
  Verdana: 1.17,
};

/** Some room more than that: a label that breaks would not fit its shape. */
const reserve = 1.04;

/** How wide a label is about, in one line. Nobody can measure it where emails are compiled. */
export function labelWidth(
  label: string,
  { font, fontSize, bold }: { readonly font: string; readonly fontSize: number; readonly bold: boolean },
): number {
  const parts = Array.from(label, (letter) => widths.find(([letters]) => letters.test(letter))?.[1] ?? digit);
  const drawn = webSafeFonts.some(({ name }) => name === font) ? font : fallbackFont(font);
  const sum = parts.reduce((total, part) => total + part, 0);
  return Math.ceil(sum * fontSize * (factors[drawn] ?? 1) * (bold ? 1.07 : 1) * reserve);
}
