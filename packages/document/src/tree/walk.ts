import type { Block, BlockId } from "./block.js";

/** The way from the root to a block: indexes into `children`. The root's own path is empty. */
export type BlockPath = readonly number[];

/** Visits a block and all below it, parents first. Answering `false` skips the children. */
export function walkBlocks(block: Block, visit: (block: Block, parent: Block | undefined) => boolean | undefined, parent?: Block): void {
  if (visit(block, parent) === false) return;
  for (const child of block.children ?? []) walkBlocks(child, visit, block);
}

/** All blocks, parents first. */
export function collectBlocks(root: Block): Block[] {
  const blocks: Block[] = [];
  walkBlocks(root, (block) => {
    blocks.push(block);
    return undefined;
  });
  return blocks;
}

/** Blocks with more than this many below them are looked through child by child: a set of theirs would be made anew at every change. */
const idSetMax = 64;

/** Every block id below (and with) a small block, cached by the block's identity; `null` for large ones. */
const idsBelow = new WeakMap<Block, ReadonlySet<BlockId> | null>();

function collectIds(block: Block): ReadonlySet<BlockId> | null {
  const known = idsBelow.get(block);
  if (known !== undefined) return known;
  const ids = new Set<BlockId>([block.id]);
  for (const child of block.children ?? []) {
    const below = ids.size < idSetMax ? collectIds(child) : null;
    if (!below) {
      idsBelow.set(block, null);
      return null;
    }
    for (const id of below) ids.add(id);
  }
  idsBelow.set(block, ids);
  return ids;
}

// A gesture asks for the same block again and again, and it hardly ever moves meanwhile.
let lastPath: BlockPath = [];

/** Where a block is, or `undefined`. Costs one lookup per sibling on the way, not one per block of the document. */
export function findPath(root: Block, id: BlockId): BlockPath | undefined {
  if (blockAt(root, lastPath)?.id === id) return lastPath;
  const path = searchPath(root, id);
  if (path) lastPath = path;
  return path;
}

function searchPath(root: Block, id: BlockId): BlockPath | undefined {
  const path: number[] = [];
  let at = root;
  while (at.id !== id) {
    const index = (at.children ?? []).findIndex((child) => contains(child, id));
    const next = at.children?.[index];
    if (!next) return undefined;
    path.push(index);
    at = next;
  }
  return path;
}

/** The block at a path, or `undefined` where the path leads nowhere. */
export function blockAt(root: Block, path: BlockPath): Block | undefined {
  let at: Block | undefined = root;
  for (const index of path) at = at?.children?.[index];
  return at;
}

/** The block with this id, or `undefined`. */
export function findBlock(root: Block, id: BlockId): Block | undefined {
  const path = findPath(root, id);
  return path && blockAt(root, path);
}

/** The blocks from the root down to this one, both included; empty where there is no such block. */
export function findLineage(root: Block, id: BlockId): readonly Block[] {
  const path = findPath(root, id);
  if (!path) return [];
  const lineage = [root];
  for (const index of path) {
    const next = lineage.at(-1)?.children?.[index];
    if (next) lineage.push(next);
  }
  return lineage;
}

/** The parent and the index of a block; `undefined` for the root and for unknown ids. */
export function findParent(root: Block, id: BlockId): { readonly parent: Block; readonly index: number } | undefined {
  const path = findPath(root, id);
  const index = path?.at(-1);
  if (!path || index === undefined) return undefined;
  const parent = blockAt(root, path.slice(0, -1));
  return parent && { parent, index };
}

/** Is `id` inside `ancestor`, or the ancestor itself? */
export function contains(ancestor: Block, id: BlockId): boolean {
  if (ancestor.id === id) return true;
  const ids = collectIds(ancestor);
  return ids ? ids.has(id) : (ancestor.children ?? []).some((child) => contains(child, id));
}
