import type { BlockId, MutableBlock } from "../block.js";

/** The writable block with this id inside a draft, or `undefined`. */
export function findDraft(root: MutableBlock, id: BlockId): MutableBlock | undefined {
  if (root.id === id) return root;
  for (const child of root.children ?? []) {
    const found = findDraft(child, id);
    if (found) return found;
  }
  return undefined;
}

/** The writable block at a path of a draft. Touches only the blocks on the way, so the rest keeps its identity. */
export function draftAt(root: MutableBlock, path: readonly number[]): MutableBlock | undefined {
  let at: MutableBlock | undefined = root;
  for (const index of path) at = at?.children?.[index];
  return at;
}

/** Puts a block among the children of a draft; an index past the end appends. */
export function insertChild(parent: MutableBlock, index: number, block: MutableBlock): void {
  parent.children ??= [];
  parent.children.splice(Math.min(Math.max(index, 0), parent.children.length), 0, block);
}

/** Takes the child at an index out of a draft and answers it. */
export function removeChild(parent: MutableBlock, index: number): MutableBlock | undefined {
  return parent.children?.splice(index, 1)[0];
}
