import { type Color, parseColor, writeColor } from "../style/colors.js";
import type { DarkTreatment } from "./mail-client.js";

/** What a colour is for: the ground that words stand on, or the ink that they are written in. Lines count as ink. */
export type ColorUse = "ground" | "ink";

// No maker of a mail client says how it works colours out. These are the nearest that is published: of Chromium, for the part
// (third_party/blink/renderer/platform/graphics/dark_mode_settings.h and dark_mode_color_filter.cc), and of Microsoft's editor, for the whole
// (github.com/microsoft/roosterjs, getDarkColor.ts).

/** Chromium, which draws the email in Android's apps, inverts grounds brighter than the first and ink darker than the second. */
const brightGround = 205;
const darkInk = 150;
/** The lightness of #333333, which Microsoft's editor for Outlook makes of white. */
const darkest = 21.247;

/** A colour as a client shows it in the dark. The same colour where the client leaves it. */
export function invertColor(color: Color, use: ColorUse, treatment: DarkTreatment): Color {
  if (treatment === "full") return withLightness(color, (lightness) => ((100 - lightness) * (100 - darkest)) / 100 + darkest);
  if (treatment !== "partial") return color;
  const brightness = (color[0] * 299 + color[1] * 587 + color[2] * 114) / 1000;
  const isInverted = use === "ground" ? brightness > brightGround : brightness < darkInk;
  return isInverted ? withLightness(color, (lightness) => Math.min(110 - lightness, 100)) : color;
}

// A picture's address and a gradient are passed over whole.
const writtenColor =
  /url\((?:"[^"]*"|'[^']*'|[^()"']*)\)|[a-z-]*gradient\((?:[^()]|\([^()]*\))*\)|#[\da-f]{3,8}\b|\brgba?\([^()]*\)|[a-z-]+/gi;

/** Every colour in a CSS value or an attribute, inverted. What is no colour stays as written. */
export function invertColorsIn(value: string, use: ColorUse, treatment: DarkTreatment): string {
  return value.replace(writtenColor, (word) => {
    const color = parseColor(word);
    if (!color || color[3] === 0) return word;
    const inverted = invertColor(color, use, treatment);
    return inverted === color ? word : writeWithAlpha(inverted);
  });
}

function writeWithAlpha(color: Color): string {
  if (color[3] === 1) return writeColor(color);
  const [red, green, blue] = color.map(Math.round);
  return `rgba(${red},${green},${blue},${color[3]})`;
}

/** The colour with another CIELAB lightness (0 to 100), its hue kept. */
function withLightness([red, green, blue, alpha]: Color, change: (lightness: number) => number): Color {
  const [lightness, a, b] = toLab(red, green, blue);
  const [newRed, newGreen, newBlue] = fromLab(change(lightness), a, b);
  return [newRed, newGreen, newBlue, alpha];
}

type Triple = readonly [number, number, number];

const white: Triple = [0.95047, 1, 1.08883];
const bend = 216 / 24389;
const slope = 24389 / 27;

function toLab(red: number, green: number, blue: number): Triple {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const x = fold((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white[0]);
  const y = fold((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / white[1]);
  const z = fold((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function fromLab(lightness: number, a: number, b: number): Triple {
  const y = (lightness + 16) / 116;
  const x = unfold(y + a / 500) * white[0];
  const z = unfold(y - b / 200) * white[2];
  const height = unfold(y) * white[1];
  return [
    gamma(3.2404542 * x - 1.5371385 * height - 0.4985314 * z),
    gamma(-0.969266 * x + 1.8760108 * height + 0.041556 * z),
    gamma(0.0556434 * x - 0.2040259 * height + 1.0572252 * z),
  ];
}

const linear = (value: number) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const fold = (value: number) => (value > bend ? Math.cbrt(value) : (slope * value + 16) / 116);
const unfold = (value: number) => (value ** 3 > bend ? value ** 3 : (116 * value - 16) / slope);

function gamma(value: number): number {
  const part = value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, part * 255));
}
