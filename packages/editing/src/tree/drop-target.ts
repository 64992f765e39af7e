import type { BlockId } from "@mailwright/document";

/** A place among the children of a block. */
export interface DropTarget {
  readonly parentId: BlockId;
  readonly index: number;
}
