import { type Block, type BlockId, type BlockPath, blockAt, findPath } from "@mailwright/document";
import type { DropTarget } from "./drop-target.js";

// Changes of the immutable tree. Each answers a new root and copies only the blocks on the way to the change.

/** The tree with the block at a path changed. A path that leads nowhere changes nothing. */
export function changeAt(root: Block, path: BlockPath, change: (block: Block) => Block): Block {
  const [index, ...rest] = path;
  if (index === undefined) return change(root);
  const child = root.children?.[index];
  if (!root.children || !child) return root;
  const changed = changeAt(child, rest, change);
  return changed === child ? root : { ...root, children: root.children.with(index, changed) };
}

/** The tree with one block changed; an unknown id changes nothing. */
export function changeBlock(root: Block, id: BlockId, change: (block: Block) => Block): Block {
  const path = findPath(root, id);
  return path ? changeAt(root, path, change) : root;
}

/** The block with other children; `undefined` takes the list away. */
export function writeChildren(block: Block, children: readonly Block[] | undefined): Block {
  if (children) return { ...block, children };
  const { children: _, ...bare } = block;
  return bare;
}

/** The block with other extras, in the place where blocks are stored with them; `undefined` takes them away. */
export function writeExtras(block: Block, extras: Block["extras"]): Block {
  const { id, type, props, children } = block;
  return { id, type, props, ...(extras && { extras }), ...(children && { children }) };
}

/** The tree with blocks put among the children of the target; an index past the end appends. */
export function insertBlocks(root: Block, target: DropTarget, blocks: readonly Block[]): Block {
  return changeBlock(root, target.parentId, (parent) =>
    writeChildren(parent, (parent.children ?? []).toSpliced(Math.max(target.index, 0), 0, ...blocks)),
  );
}

/** The tree without these blocks (and all below them). */
export function removeBlocks(root: Block, ids: readonly BlockId[]): Block {
  return ids.reduce((tree, id) => {
    const path = findPath(tree, id);
    const index = path?.at(-1);
    if (!path || index === undefined) return tree;
    return changeAt(tree, path.slice(0, -1), (parent) => writeChildren(parent, parent.children?.toSpliced(index, 1)));
  }, root);
}

/** These blocks in document order, without those that are inside another of them and without the root; unknown ids are passed over. */
export function topmostBlocks(root: Block, ids: readonly BlockId[]): readonly Block[] {
  const paths = [...new Set(ids)].flatMap((id) => [findPath(root, id) ?? []]).filter((path) => path.length > 0);
  const isTopmost = (path: BlockPath) => !paths.some((other) => other !== path && isInside(path, other));
  const ordered = paths.filter(isTopmost).sort(comparePaths);
  return ordered.flatMap((path) => blockAt(root, path) ?? []);
}

function isInside(path: BlockPath, outer: BlockPath): boolean {
  return outer.length < path.length && outer.every((index, depth) => index === path[depth]);
}

function comparePaths(one: BlockPath, other: BlockPath): number {
  const depth = one.findIndex((index, at) => index !== other[at]);
  return depth < 0 ? 0 : (one[depth] ?? 0) - (other[depth] ?? 0);
}
