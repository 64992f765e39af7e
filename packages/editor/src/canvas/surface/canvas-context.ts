import { createContext, useContext } from "react";
import type { CanvasHandle } from "./canvas-handle.js";

export const CanvasContext = createContext<CanvasHandle | null>(null);

/** The canvas around (inside `<Canvas>`'s children) or beside (inside `DndProvider`) this component; `null` until it is in the page. */
export function useCanvas(): CanvasHandle | null {
  return useContext(CanvasContext);
}
