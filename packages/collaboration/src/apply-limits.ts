import type { Block, BlockRegistry } from "@mailwright/document";
import type { Rows } from "./shared-form.js";
import type { Structure } from "./structure.js";

/**
 * The tree with no more of a block than a document may have, after several people inserted it at the same time: the page wrappers become
 * one, and of two form data tables the first shows (the other comes back if that one goes). What the stored document had too many of stays.
 */
export function applyLimits(root: Block, { counts }: Structure, { many }: Rows, registry: BlockRegistry): Block {
  const left = new Map<string, number>();
  for (const [type, count] of counts) {
    const atMost = registry.get(type)?.atMost;
    if (atMost !== undefined && count > atMost && !many.has(type)) left.set(type, atMost);
  }
  if (left.size === 0) return root;
  const merged = left.delete("wrapper") ? mergeWrappers(root) : root;
  return left.size === 0 ? merged : dropSurplus(merged, left);
}

function mergeWrappers(root: Block): Block {
  const wrappers = (root.children ?? []).filter(({ type }) => type === "wrapper");
  const [first, ...others] = wrappers;
  if (!first || others.length === 0) return root;
  const merged = { ...first, children: wrappers.flatMap(({ children = [] }) => children) };
  const kept = (root.children ?? []).filter((child) => !others.includes(child));
  return { ...root, children: kept.map((child) => (child === first ? merged : child)) };
}

function dropSurplus(block: Block, left: Map<string, number>): Block {
  if (!block.children) return block;
  const children = block.children.flatMap((child) => {
    const room = left.get(child.type);
    if (room === 0) return [];
    if (room !== undefined) left.set(child.type, room - 1);
    return [dropSurplus(child, left)];
  });
  const isSame = children.length === block.children.length && children.every((child, at) => child === block.children?.[at]);
  return isSame ? block : { ...block, children };
}
