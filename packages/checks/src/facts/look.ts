import { type Color, layOver, parseColor } from "../style/colors.js";
import { parseStyle, type Style } from "../style/inline-style.js";

/** How text at one place of the email looks. */
export interface Look {
  readonly ink: Color | undefined;
  /** What is behind it; nothing where that is a picture, a gradient or unknown. */
  readonly ground: Color | undefined;
  readonly fontSizePx: number;
  readonly isBold: boolean;
  /** Is it taken out of sight by its style? */
  readonly isHidden: boolean;
}

/** How an email begins: as every client shows a page without styles. */
export const initialLook: Look = {
  ink: [0, 0, 0, 1],
  ground: [255, 255, 255, 1],
  fontSizePx: 16,
  isBold: false,
  isHidden: false,
};

const linkInk: Color = [0, 0, 238, 1];
const boldTags = new Set(["b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6"]);
const headingSizesPx: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 18.72, h4: 16, h5: 13.28, h6: 10.72 };

/** The look inside an element, after the look around it. */
export function lookInside(around: Look, tag: string, attributes: ReadonlyMap<string, string>): Look {
  const style = parseStyle(attributes.get("style") ?? "");
  const bgcolor = attributes.get("bgcolor");
  const isPlain = style.size === 0 && bgcolor === undefined && !attributes.has("background") && !attributes.has("color");
  if (isPlain && tag !== "a" && !boldTags.has(tag)) return around;
  const fontSizePx = readFontSize(style.get("font-size"), headingSizesPx[tag] ?? around.fontSizePx, around.fontSizePx);
  return {
    ink: inkOf(around, tag, style.get("color") ?? attributes.get("color"), attributes.has("href")),
    ground: groundOf(around, style, bgcolor, attributes.has("background")),
    fontSizePx,
    isBold: readWeight(style.get("font-weight"), around.isBold || boldTags.has(tag)),
    isHidden: around.isHidden || isTakenAway(style),
  };
}

function inkOf(around: Look, tag: string, color: string | undefined, isLink: boolean): Color | undefined {
  if (color === undefined) return tag === "a" && isLink ? linkInk : around.ink;
  return color === "inherit" ? around.ink : parseColor(color);
}

function groundOf(around: Look, style: Style, bgcolor: string | undefined, hasPicture: boolean): Color | undefined {
  const shorthand = style.get("background") ?? "";
  const image = `${shorthand} ${style.get("background-image") ?? ""}`;
  // Text on a picture or a gradient has no one contrast.
  if (hasPicture || /url\(|gradient\(/i.test(image) || Number(style.get("opacity") ?? 1) < 1) return undefined;
  const written = style.get("background-color") ?? (shorthand === "" ? bgcolor : (shorthand.split(/\s+(?![^(]*\))/)[0] ?? ""));
  if (written === undefined || written === "" || written === "none" || written === "inherit") return around.ground;
  const color = parseColor(written);
  if (!color || color[3] === 1) return color;
  return color[3] === 0 ? around.ground : around.ground && layOver(color, around.ground);
}

function readFontSize(size: string | undefined, initialPx: number, aroundPx: number): number {
  const [, number = "", unit = ""] = /^([\d.]+)(px|pt|em|rem|%)?$/.exec(size?.trim() ?? "") ?? [];
  if (number === "") return initialPx;
  const factors: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, em: aroundPx, rem: 16, "%": aroundPx / 100 };
  return Number(number) * (factors[unit] ?? 1);
}

function readWeight(weight: string | undefined, initial: boolean): boolean {
  if (weight === undefined || weight === "inherit") return initial;
  return weight === "bold" || weight === "bolder" || Number(weight) >= 600;
}

function isTakenAway(style: Style): boolean {
  if (style.size === 0) return false;
  const isZero = (name: string) => /^0(?:px|%|em)?$/.test(style.get(name) ?? "");
  if (style.get("display") === "none" || style.get("visibility") === "hidden" || style.get("opacity") === "0") return true;
  return isZero("max-height") && style.get("overflow") === "hidden";
}
