import type { TextLayer } from "@mailwright/rich-text/react";
import type { CanvasHandle } from "../surface/canvas-handle.js";
import type { OpenText } from "./open-text.js";

/** Measures for the text toolbar, in pixels of the canvas's overlay, which are the same at every zoom. */
export function createTextLayer(canvas: CanvasHandle, { blockId, richText }: OpenText): TextLayer {
  const desk = canvas.overlay.closest(".mw-desk") ?? canvas.overlay;
  return {
    measure() {
      const block = canvas.rectOf(blockId);
      const selection = richText.selectionRect();
      if (!block) return null;
      return { block, selection: selection && canvas.toOverlay(selection), visible: canvas.toOverlay(desk.getBoundingClientRect()) };
    },
    onMove(listener) {
      const stop = canvas.onLayout(listener);
      desk.addEventListener("scroll", listener, { passive: true });
      return () => {
        stop();
        desk.removeEventListener("scroll", listener);
      };
    },
  };
}
