/** The line heights that people may choose, as parts of the font size. */
export const lineHeights = ["100%", "120%", "150%", "200%"] as const;

export const lineHeightWords = { "100%": "100%", "120%": "120%", "150%": "150%", "200%": "200%" };
