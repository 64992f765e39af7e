import type { Block, GeneralSettings } from "@mailwright/document";
import type { CarouselValues } from "./shown-pictures.js";

/**
 * How wide a picture may be in Outlook for Windows, which heeds `width` in pixels only: its share of the email. What is sent is narrowed to the column's
 * own room by the compiler; who compiles our MJML elsewhere has this. Everywhere else a picture is as wide as there is room.
 */
export function outlookWidth({ width, padding }: CarouselValues, settings: GeneralSettings, parent: Block | undefined): number {
  const share = parent?.type === "cell" ? parent.props["width"] : undefined;
  const columnPx = ((settings.width - 2 * settings.padding) * (typeof share === "number" ? Math.min(Math.max(share, 1), 100) : 100)) / 100;
  return Math.max(1, Math.min(width, Math.floor(columnPx - padding.left - padding.right)));
}
