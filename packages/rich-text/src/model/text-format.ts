import type { RichTextTag } from "@mailwright/document";

/** The formats of a run, as the bits that Lexical gives them. */
export const formatBits = { bold: 1, italic: 2, strikethrough: 4, underline: 8, subscript: 32, superscript: 64 } as const;
export type TextFormat = keyof typeof formatBits;

/** The element of each format, outermost first: the one order in which we nest them. */
export const formatTags = [
  ["strong", formatBits.bold],
  ["em", formatBits.italic],
  ["u", formatBits.underline],
  ["s", formatBits.strikethrough],
  ["sub", formatBits.subscript],
  ["sup", formatBits.superscript],
] as const satisfies readonly (readonly [RichTextTag, number])[];

/** The bit that an element adds to the words inside it. */
export function formatOf(tag: string): number {
  return formatTags.find(([name]) => name === tag)?.[1] ?? 0;
}
