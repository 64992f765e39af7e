import type { Block } from "@mailwright/document";

/** The tree with another block at a path; everything beside the way there stays the same object. */
export function changeAt(block: Block, [index, ...below]: readonly number[], change: (block: Block) => Block): Block {
  if (index === undefined) return change(block);
  const child = block.children?.[index];
  const changed = child && changeAt(child, below, change);
  if (!changed || changed === child) return block;
  return { ...block, children: (block.children ?? []).map((each, at) => (at === index ? changed : each)) };
}
