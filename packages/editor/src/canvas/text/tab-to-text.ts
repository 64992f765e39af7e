import { type BlockId, isSamePlace, type TextPlace } from "@mailwright/document";
import type { RichTextField } from "@mailwright/rich-text";
import { isSeen } from "../surface/block-texts.js";
import type { CanvasHandle } from "../surface/canvas-handle.js";

export interface TabKeyOptions {
  readonly canvas: CanvasHandle;
  readonly blockId: BlockId;
  readonly place: TextPlace | undefined;
  readonly richText: RichTextField;
}

/**
 * In a block of several texts, Tab goes on in the next one and Shift+Tab in the one before; from the last and the first it leaves, as
 * everywhere. It ends with the text.
 */
export function registerTabKey({ canvas, blockId, place, richText }: TabKeyOptions): void {
  richText.onKey((event) => {
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return false;
    const seen = canvas.textsOf(blockId).filter(isSeen);
    const next = seen[seen.findIndex((text) => isSamePlace(text.place, place)) + (event.shiftKey ? -1 : 1)];
    if (!next?.place) return false;
    canvas.requestTextEditing({ blockId, place: next.place });
    return true;
  });
}
