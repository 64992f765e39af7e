import { type RefObject, useEffect } from "react";
import type { CanvasView } from "../../surface/canvas-view.js";
import type { DropIndicatorHandle } from "../shown/drop-indicator.js";
import { useDrag } from "../start/drag-context.js";

interface CanvasElements {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly indicator: RefObject<DropIndicatorHandle | null>;
}

/** Lends the canvas to drags and tells the palette that it is there. */
export function useLentCanvas(view: CanvasView | null, { scroller, indicator }: CanvasElements): void {
  const { lendCanvas } = useDrag();
  useEffect(() => {
    const desk = scroller.current;
    if (!view || !desk) return;
    return lendCanvas({ view, desk, showDrop: (drop) => indicator.current?.show(drop, view.geometry.overlayScale()) });
  }, [view, scroller, indicator, lendCanvas]);
}
