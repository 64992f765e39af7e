import type { Block, BlockId } from "@mailwright/document";
import type { DropAnswer, Point, Rects } from "@mailwright/editing";

/** What the canvas lends to a drag. */
export interface DropArea {
  /** The rectangles of the email as it lies now. */
  snapshot(root: Block): Rects;
  /** Where a point of the window is in the email; `undefined` outside the desk. */
  pointAt(clientX: number, clientY: number): Point | undefined;
  /** Shows the line; `null` hides it. */
  showDrop(drop: DropAnswer | null): void;
  /** Brings a block into view. */
  reveal(blockId: BlockId): void;
  /** Brings a dropped block into view and gives it the focus. */
  settle(blockId: BlockId): void;
  /** A drag begins: the desk scrolls near its edges until the answered function is called. `onShift` is called when blocks have moved. */
  hold(onShift: () => void): () => void;
}
