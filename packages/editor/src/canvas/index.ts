export { Canvas, type CanvasProps } from "./canvas.js";
export { useCanvas } from "./canvas-context.js";
export type { CanvasHandle, EditTextRequest, OverlayRect } from "./canvas-handle.js";
export { DndProvider } from "./dnd/dnd-provider.js";
export { usePaletteDraggable } from "./dnd/use-palette-draggable.js";
export { blockToolsCode } from "./later-tools.js";
