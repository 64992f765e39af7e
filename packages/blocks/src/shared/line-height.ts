/** The line heights that people may choose, as parts of the font size. */
export const lineHeights = ["100%", "120%", "150%", "200%"] as const;
export type LineHeight = (typeof lineHeights)[number];

export const lineHeightWords = { "100%": "100%", "120%": "120%", "150%": "150%", "200%": "200%" };

/**
 * A line height as an email has it: a factor. Every client hands a percentage down as the pixels that it makes of the outer letters, so the
 * lines of larger words inside would overlap. Outlook on Windows takes both as a multiple of the largest letters in each line. Always with
 * its decimal: MJML's own value is `1`, and by the difference a text is told from a heading when it is read.
 */
export function lineHeightFactor(percentage: LineHeight): string {
  return (Number.parseFloat(percentage) / 100).toFixed(1);
}

/** What an email says, as the choice that made it. Emails of before have the percentage. */
export function readLineHeight(written: string | undefined): LineHeight | undefined {
  return lineHeights.find((height) => written === height || written === lineHeightFactor(height));
}
