import type { BlockId, Blueprint } from "@mailwright/document";
import type { RefusalCode } from "../outcome/outcome.js";
import type { DropTarget } from "../tree/drop-target.js";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in the canvas's own coordinates (zoom taken out, scrolling included). */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rectangles by block id, measured once when a drag starts. Blocks without a size may be missing; empty cells must not. */
export interface Rects {
  get(id: BlockId): Rect | undefined;
}

/** The line that shows where a block would land. `axis` is the line's own direction. */
export interface DropLine {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly axis: "horizontal" | "vertical";
}

export type DropAnswer =
  | {
      readonly ok: true;
      readonly target: DropTarget;
      readonly line: DropLine;
      readonly containerId: BlockId;
      /** The container's name in the registry's words: "Column", "Page wrapper". */
      readonly containerName: string;
    }
  | { readonly ok: false; readonly reason: RefusalCode; readonly line: DropLine | null };

/** Where a slot is, as numbers that start at 1, for words like "section 2, column 1, position 3". */
export interface SlotAddress {
  /** Absent: among the page wrappers of the canvas itself. */
  readonly section?: number;
  readonly column?: number;
  readonly position?: number;
  /** A gap between sections (or columns): something new will be made around the block there. */
  readonly isGap: boolean;
}

/** A place where the dragged block may go, for dragging by keyboard. */
export interface DropSlot {
  readonly target: DropTarget;
  readonly address: SlotAddress;
  /** Where the dragged block is now. */
  readonly isCurrent: boolean;
}

/** What is being dragged: something new (a preset, a module), or blocks of the document in document order. */
export type Dragged =
  | { readonly kind: "new"; readonly blueprint: Blueprint; readonly name: string }
  | { readonly kind: "blocks"; readonly blockIds: readonly BlockId[] };
