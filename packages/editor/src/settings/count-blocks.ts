import type { Block } from "@mailwright/document";

const counts = new WeakMap<Block, number>();

/** How many blocks stand in a block, itself included. What did not change is not counted again. */
export function countBlocks(block: Block): number {
  const known = counts.get(block);
  if (known !== undefined) return known;
  const count = (block.children ?? []).reduce((sum, child) => sum + countBlocks(child), 1);
  counts.set(block, count);
  return count;
}
