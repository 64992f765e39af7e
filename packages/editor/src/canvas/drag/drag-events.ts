import type { Dragged, DropSlot, Outcome } from "@mailwright/editing";

/** What a drag tells the interface. */
export interface DragEvents {
  /** Answers what to call when it is over. */
  onBegin(): () => void;
  onPointer(clientX: number, clientY: number): void;
  /** A place was reached by keyboard; `picked` is what was just picked up. */
  onSlot(slot: DropSlot, picked: Dragged | undefined): void;
  onNowhere(dragged: Dragged): void;
  onDropped(dragged: Dragged, outcome: Outcome, slot: DropSlot | undefined): void;
  onCancelled(dragged: Dragged, by: "pointer" | "keyboard"): void;
}
