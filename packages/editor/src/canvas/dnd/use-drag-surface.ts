import { type RefObject, useEffect } from "react";
import type { DropIndicatorHandle } from "../overlay/drop-indicator.js";
import type { CanvasView } from "../view/canvas-view.js";
import { useDrag } from "./drag-context.js";

interface SurfaceElements {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly indicator: RefObject<DropIndicatorHandle | null>;
}

/** Lends the canvas to drags, and tells the palette's side that it is there. */
export function useDragSurface(view: CanvasView | null, { scroller, indicator }: SurfaceElements): void {
  const { lendCanvas } = useDrag();
  useEffect(() => {
    const desk = scroller.current;
    if (!view || !desk) return;
    return lendCanvas({ view, desk, showDrop: (drop) => indicator.current?.show(drop, view.geometry.overlayScale()) });
  }, [view, scroller, indicator, lendCanvas]);
}
