import { useTranslate } from "@mailwright/ui";
import { type ReactNode, useId, useMemo, useState } from "react";
import { CanvasContext } from "../../surface/canvas-context.js";
import { dndStrings } from "./dnd-strings.js";
import { DragContext, type DragContextValue, type DragHandlers, type LentCanvas } from "./drag-context.js";
import { type DragLayerCode, dragLayerCode, useDragLayer } from "./use-drag-layer.js";

export interface DndProviderProps {
  readonly children: ReactNode;
  /** Fetches the code of dragging. A test may delay it. */
  readonly code?: DragLayerCode;
}

/** Dragging from the palette and on the canvas; stands around both. Its code is fetched after the first screen. */
export function DndProvider({ children, code = dragLayerCode }: DndProviderProps) {
  const say = useTranslate(dndStrings);
  const describedBy = useId();
  const [canvas, setCanvas] = useState<LentCanvas | null>(null);
  const { Layer, onReady, pickUp, isDragging } = useDragLayer(code);
  const value = useMemo<DragContextValue>(
    () => ({
      isDragging,
      describedBy,
      lendCanvas: (lent) => {
        setCanvas(lent);
        return () => setCanvas(null);
      },
      handlersFor: (load) => {
        const start = (name: keyof DragHandlers) => (event: Parameters<typeof load>[0]) => {
          const loaded = load(event);
          if (loaded) pickUp({ name, event, load: loaded });
        };
        return { onMouseDown: start("onMouseDown"), onTouchStart: start("onTouchStart"), onKeyDown: start("onKeyDown") };
      },
    }),
    [isDragging, describedBy, pickUp],
  );
  return (
    <DragContext.Provider value={value}>
      <CanvasContext.Provider value={canvas?.view ?? null}>
        {children}
        {Layer ? <Layer canvas={canvas} onReady={onReady} /> : null}
      </CanvasContext.Provider>
      <span id={describedBy} hidden>
        {say("instructions")}
      </span>
    </DragContext.Provider>
  );
}
