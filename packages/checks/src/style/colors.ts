/** Red, green and blue from 0 to 255, and how much of it is seen, from 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

const names: Readonly<Record<string, string>> = {
  black: "#000000",
  blue: "#0000ff",
  gray: "#808080",
  green: "#008000",
  grey: "#808080",
  navy: "#000080",
  orange: "#ffa500",
  purple: "#800080",
  red: "#ff0000",
  silver: "#c0c0c0",
  teal: "#008080",
  transparent: "#00000000",
  white: "#ffffff",
  yellow: "#ffff00",
};

/** A CSS colour; nothing where it is written in a way that we do not read (a merge tag, `oklch()`). */
export function parseColor(text: string): Color | undefined {
  const written = text.trim().toLowerCase();
  return parseHex(names[written] ?? written) ?? parseRgb(written);
}

function parseHex(text: string): Color | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return undefined;
  const digits = text.length <= 5 ? text.slice(1).replace(/./g, "$&$&") : text.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, alpha / 255];
}

function parseRgb(text: string): Color | undefined {
  const parts = /^rgba?\(([\d.\s,/%]{5,60})\)$/
    .exec(text)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean);
  if (!parts || parts.length < 3 || parts.length > 4) return undefined;
  const [red = 0, green = 0, blue = 0] = parts
    .slice(0, 3)
    .map((part) => (part.endsWith("%") ? Number.parseFloat(part) * 2.55 : Number(part)));
  const alpha = parts[3] === undefined ? 1 : part01(parts[3]);
  return [red, green, blue, alpha].every(Number.isFinite) ? [red, green, blue, alpha] : undefined;
}

function part01(text: string): number {
  return text.endsWith("%") ? Number.parseFloat(text) / 100 : Number(text);
}

/** What is seen of a colour that lies over an opaque one, as `#rrggbb`. */
export function layOver(over: Color, under: Color): Color {
  const [, , , alpha] = over;
  const channel = (index: 0 | 1 | 2) => over[index] * alpha + under[index] * (1 - alpha);
  return [channel(0), channel(1), channel(2), 1];
}

/** An opaque colour as `#rrggbb`. */
export function writeColor(color: Color): string {
  return `#${color
    .slice(0, 3)
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** WCAG 2 contrast between two opaque colours, from 1 to 21. */
export function contrastOf(first: Color, second: Color): number {
  const [lighter = 0, darker = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The colour nearest to `ink` that can be read on `ground`: mixed with black or with white, no more than it takes. Both are opaque.
 * The answer passes as `#rrggbb`, rounding included.
 */
export function nearestReadable(ink: Color, ground: Color, wanted: number): Color {
  const reach = ([0, 255] as const).map((end) => mixUntil(ink, [end, end, end, 1], ground, wanted));
  const passing = reach.filter((found) => found !== undefined);
  const [best] = passing.sort((a, b) => a.part - b.part);
  return best?.color ?? (contrastOf([0, 0, 0, 1], ground) >= contrastOf([255, 255, 255, 1], ground) ? [0, 0, 0, 1] : [255, 255, 255, 1]);
}

function mixUntil(ink: Color, end: Color, ground: Color, wanted: number): { readonly part: number; readonly color: Color } | undefined {
  for (let step = 0; step <= 100; step++) {
    const part = step / 100;
    const mixed = parseHex(writeColor(layOver([end[0], end[1], end[2], part], ink)));
    if (mixed && contrastOf(mixed, ground) >= wanted) return { part, color: mixed };
  }
  return undefined;
}
