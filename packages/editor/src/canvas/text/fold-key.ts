import type { RichTextField } from "@mailwright/rich-text";
import type { CanvasHandle } from "../surface/canvas-handle.js";

export interface FoldKeyOptions {
  readonly canvas: CanvasHandle;
  readonly richText: RichTextField;
  /** Ends writing, and gives the focus to the block. */
  readonly end: () => void;
}

/** Alt+Enter folds and unfolds the answer that is being written, or that of the question: the twin of a press on its arrow. It ends with the text. */
export function registerFoldKey({ canvas, richText, end }: FoldKeyOptions): void {
  richText.onKey((event) => {
    const fold = richText.element.closest("details");
    if (event.key !== "Enter" || !event.altKey || event.ctrlKey || event.metaKey || !fold) return false;
    // A folded answer cannot hold the caret. Its question can.
    if (fold.open && !richText.element.closest("summary")) end();
    canvas.operate(fold);
    return true;
  });
}
