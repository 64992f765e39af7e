import type { GeneralSettings } from "@mailwright/document";
import type { CarouselValues } from "./shown-pictures.js";

/**
 * How wide a picture may be in Outlook for Windows, which heeds `width` in pixels only, where the email has one column. The compiler narrows it to its own.
 * Everywhere else a picture is as wide as there is room.
 */
export function outlookWidth({ width, padding }: CarouselValues, settings: GeneralSettings): number {
  return Math.max(1, Math.min(width, Math.floor(settings.width - 2 * settings.padding - padding.left - padding.right)));
}
