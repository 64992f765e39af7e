import { contrastOf, layOver, nearestReadable, writeColor } from "../style/colors.js";
import type { TextFact } from "./facts.js";

/** WCAG 2.2, 1.4.3: from these sizes on a text is large, and large text needs less. */
const largePx = 24;
const largeBoldPx = 18.66;

/** The colours of a text as it is seen, and the nearest readable one. */
export interface ColorPair {
  readonly ink: string;
  readonly ground: string;
  readonly better: string;
  readonly ratio: number;
  readonly wanted: number;
}

/** How well a run of words can be read; nothing where that cannot be said or does not matter. */
export function measureContrast({ text, look }: TextFact): ColorPair | undefined {
  const { ink, ground, isHidden, fontSizePx, isBold } = look;
  if (isHidden || !ink || !ground || fontSizePx === 0 || !/[\p{L}\p{N}]/u.test(text)) return undefined;
  const wanted = fontSizePx >= largePx || (isBold && fontSizePx >= largeBoldPx) ? 3 : 4.5;
  const seen = layOver(ink, ground);
  const ratio = contrastOf(seen, ground);
  const better = ratio >= wanted ? "" : writeColor(nearestReadable(seen, ground, wanted));
  return { ink: writeColor(seen), ground: writeColor(ground), better, ratio, wanted };
}
