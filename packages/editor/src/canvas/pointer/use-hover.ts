import { type PointerEvent, useMemo } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import type { CanvasView } from "../surface/canvas-view.js";

/** Keeps `viewState.hovered`: the block under the mouse. A finger does not hover. */
export function useHover(view: CanvasView | null) {
  const { viewState } = useEditor();
  return useMemo(() => {
    const hover = (hovered: string | null) => {
      if (viewState.getState().hovered !== hovered) viewState.setState({ hovered });
    };
    return {
      onPointerMove(event: PointerEvent) {
        if (event.pointerType === "touch" || event.buttons !== 0 || !view) return;
        hover(view.blockAt(event.clientX, event.clientY) ?? null);
      },
      onPointerLeave: () => hover(null),
    };
  }, [viewState, view]);
}
