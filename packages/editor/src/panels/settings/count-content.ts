import type { Block, BlockRegistry } from "@mailwright/document";

const counts = new WeakMap<BlockRegistry, WeakMap<Block, number>>();

/**
 * The number of content blocks in a block, without the page wrapper, sections and columns. Blocks that did not change are not counted
 * again.
 */
export function countContent(block: Block, registry: BlockRegistry): number {
  const known = counts.get(registry) ?? new WeakMap<Block, number>();
  counts.set(registry, known);
  const count = (each: Block): number => {
    const own = registry.get(each.type)?.accepts === "blocks" ? 0 : 1;
    const sum = known.get(each) ?? (each.children ?? []).reduce((total, child) => total + count(child), own);
    known.set(each, sum);
    return sum;
  };
  return count(block);
}
