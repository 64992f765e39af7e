/** The colours in which a sign is drawn, beside the brand's own. */
const plainColors = { black: "#000000", gray: "#667085", white: "#ffffff" } as const;

export type SignColor = "color" | keyof typeof plainColors;

/** What each of them is for a brand. */
export function signColors(brandColor: string): Readonly<Record<SignColor, string>> {
  return { color: brandColor, ...plainColors };
}

/** Where the picture of a network's sign is: in this package's `artwork` folder, asked for at `/starter/`. */
export function signAddress(network: string, color: SignColor): string {
  return `/starter/social/${network}-${color}.png`;
}
