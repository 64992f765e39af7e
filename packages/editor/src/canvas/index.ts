export { Canvas, type CanvasProps } from "./desk/canvas.js";
export { blockToolsCode } from "./desk/later-tools.js";
export { DndProvider } from "./drag/dnd-provider.js";
export { usePaletteDraggable } from "./drag/use-palette-draggable.js";
export { useCanvas } from "./surface/canvas-context.js";
export type { CanvasHandle, EditTextRequest, OverlayRect } from "./surface/canvas-handle.js";
