import { createContext, useContext } from "react";
import type { CanvasHandle } from "./canvas-handle.js";

export const CanvasContext = createContext<CanvasHandle | null>(null);

/**
 * The canvas around this component (inside the children of `<Canvas>`) or beside it (inside `DndProvider`). `null` until the canvas is in
 * the page.
 */
export function useCanvas(): CanvasHandle | null {
  return useContext(CanvasContext);
}
