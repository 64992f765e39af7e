import type { Sharp } from "sharp";
import { refuse } from "../../base/refusal.js";
import { loadSharp } from "../load-sharp.js";
import { checkSvg } from "./check-svg.js";

/** What makes a drawing a program, a page, or a door to other files. */
const active = /<script|<foreignObject|<iframe|<!DOCTYPE|<!ENTITY|<\?xml-stylesheet|\son[a-z]+\s*=|javascript:|@import/i;

const dotsPerInch = 72;
const longestSidePx = { min: 600, max: 1920 };

/** The drawing as pixels, fine enough for a sharp screen. No mail client that counts shows SVG. */
export async function rasteriseSvg(bytes: Buffer, limitInputPixels: number): Promise<Sharp> {
  if (active.test(bytes.toString("utf8"))) refuse("unsupported-picture");
  checkSvg(bytes);
  const sharp = await loadSharp();
  const { width = 1, height = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const longest = Math.max(width, height);
  const wanted = Math.min(longestSidePx.max, Math.max(longestSidePx.min, longest * 2));
  const density = Math.min(100_000, Math.max(1, (dotsPerInch * wanted) / longest));
  return sharp(bytes, { limitInputPixels, failOn: "error", density });
}
