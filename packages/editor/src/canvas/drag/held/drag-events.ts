import type { Dragged, DropSlot, Outcome } from "@mailwright/editing";

/** What a drag reports to the interface. */
export interface DragEvents {
  /** Answers a function to call when the drag is over. */
  onBegin(): () => void;
  onPointer(clientX: number, clientY: number): void;
  /** A place was reached by keyboard. `picked` is set when the drag has just begun. */
  onSlot(slot: DropSlot, picked: Dragged | undefined): void;
  onNowhere(dragged: Dragged): void;
  onDropped(dragged: Dragged, outcome: Outcome, slot: DropSlot | undefined): void;
  onCancelled(dragged: Dragged, by: "pointer" | "keyboard"): void;
}
