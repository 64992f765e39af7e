import type { Preset } from "@mailwright/document";
import { useMemo } from "react";
import { useBlockWords } from "../../../base/words/block-words.js";
import { type DragHandlers, useDrag } from "./drag-context.js";

/** Makes a tile of the palette draggable. Spread the answer on its button; Enter and a click stay the tile's own. */
export function usePaletteDraggable(preset: Preset): Pick<DragHandlers, "onMouseDown" | "onTouchStart"> {
  const { handlersFor } = useDrag();
  const words = useBlockWords();
  return useMemo(() => {
    const { onMouseDown, onTouchStart } = handlersFor(() => ({
      dragged: { kind: "new", blueprint: preset.makes(), name: words.preset(preset) },
      entitlement: preset.entitlement,
    }));
    return { onMouseDown, onTouchStart };
  }, [handlersFor, preset, words]);
}
