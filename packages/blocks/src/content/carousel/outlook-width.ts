import type { Block, GeneralSettings } from "@mailwright/document";
import type { CarouselValues } from "./shown-pictures.js";

/**
 * How wide a picture may be in Outlook for Windows, which heeds `width` in pixels only: the column without what usually stands around it.
 * Everywhere else a picture is as wide as there is room.
 */
export function outlookWidth({ width, padding }: CarouselValues, settings: GeneralSettings, parent: Block | undefined): number {
  const own = parent?.props["width"];
  const share = typeof own === "number" && own > 0 && own < 100 ? own / 100 : 1;
  const room = (settings.width - 2 * settings.padding) * share - padding.left - padding.right;
  return Math.max(1, Math.min(width, Math.floor(room)));
}
