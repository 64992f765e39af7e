import { outlineText } from "../typefaces.js";
import type { Timer } from "./timer.js";
import { layTimer } from "./timer-geometry.js";

/** How large the picture of a timer is, and which of its labels hold a character that no font here has. */
export async function measureTimer(timer: Timer): Promise<{ widthPx: number; heightPx: number; unknownLabels: number[] }> {
  const outlines = await Promise.all(timer.labels.map((label) => outlineText(label, timer.textFont, { weight: 400, sizePx: 1 })));
  const unknownLabels = outlines.flatMap((outline, index) => (outline === null ? [index] : []));
  const { widthPx, heightPx } = await layTimer(timer);
  return { widthPx, heightPx, unknownLabels };
}
