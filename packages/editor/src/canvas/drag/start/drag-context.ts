import type { DropAnswer } from "@mailwright/editing";
import { createContext, type KeyboardEvent, type MouseEvent, type TouchEvent, useContext } from "react";
import type { CanvasView } from "../../surface/canvas-view.js";
import type { DragLoad } from "./drag-load.js";

/** What makes an element draggable: press and move, hold a finger on it, or pick it up with Space. */
export interface DragHandlers {
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A press on something that can be dragged. */
export interface Press {
  readonly name: keyof DragHandlers;
  readonly event: MouseEvent | TouchEvent | KeyboardEvent;
  readonly load: DragLoad;
}

/** What the canvas lends to drags. */
export interface LentCanvas {
  readonly view: CanvasView;
  readonly desk: HTMLElement;
  readonly showDrop: (drop: DropAnswer | null) => void;
}

export interface DragContextValue {
  isDragging(): boolean;
  /** Handlers for a thing; what it would drag is asked for at the press. `undefined` leaves the press alone. */
  handlersFor(load: (event: MouseEvent | TouchEvent | KeyboardEvent) => DragLoad | undefined): DragHandlers;
  /** The id of the words that explain dragging by keyboard. */
  readonly describedBy: string;
  lendCanvas(canvas: LentCanvas): () => void;
}

export const DragContext = createContext<DragContextValue | null>(null);

/** Dragging, for everything inside `DndProvider`. */
export function useDrag(): DragContextValue {
  const value = useContext(DragContext);
  if (!value) throw new Error("No DndProvider");
  return value;
}
