import {
  type Block,
  type BlockId,
  collectBlocks,
  contains,
  type EmailDocument,
  findBlock,
  findParent,
  isEqualJson,
} from "@mailwright/document";
import { movedSiblings } from "./moved-siblings.js";

/** How a block of the current document differs from an earlier one. */
export type BlockDifference = "changed" | "added" | "removed" | "moved";

export interface ChangedBlock {
  readonly id: BlockId;
  readonly kind: BlockDifference;
  /** The block as it is now, or as it was if it was deleted. */
  readonly block: Block;
}

export interface Comparison {
  readonly blocks: readonly ChangedBlock[];
  readonly areSettingsChanged: boolean;
}

/**
 * The blocks that changed since `before`, in the order of the email. Of blocks that were added or deleted with what is inside, only the
 * topmost one.
 */
export function compareDocuments(before: EmailDocument, after: EmailDocument): Comparison {
  const earlier = indexTree(before.root);
  const later = indexTree(after.root);
  const reordered = reorderedBlocks(earlier, later);
  const now = [...later].flatMap(([id, block]): ChangedBlock[] => {
    const was = earlier.get(id);
    if (!was) return isTopmost(id, after.root, earlier) ? [{ id, kind: "added", block }] : [];
    if (!isSameAlone(was, block)) return [{ id, kind: "changed", block }];
    const parent = findParent(after.root, id)?.parent;
    const isElsewhere = parent?.id !== findParent(before.root, id)?.parent.id;
    return reordered.has(id) || (isElsewhere && parent && earlier.has(parent.id)) ? [{ id, kind: "moved", block }] : [];
  });
  const gone = [...earlier].flatMap(([id, block]): ChangedBlock[] =>
    later.has(id) || !isTopmost(id, before.root, later) ? [] : [{ id, kind: "removed", block }],
  );
  return { blocks: [...now, ...gone], areSettingsChanged: !isEqualJson(before.settings, after.settings) };
}

/** The props of a changed block that are different now, by name; `others` if anything beside its props is. */
export function changedProps(
  before: EmailDocument,
  { id, block }: ChangedBlock,
): { readonly props: readonly string[]; readonly others: boolean } {
  const was = findBlock(before.root, id);
  if (!was) return { props: [], others: false };
  const names = [...new Set([...Object.keys(block.props), ...Object.keys(was.props)])];
  const props = names.filter((name) => !isEqualJson(block.props[name] ?? null, was.props[name] ?? null));
  return { props, others: !isSameAlone({ ...was, props: {} }, { ...block, props: {} }) };
}

/** The current document with one block restored: its settings, its place, or the block itself. Blocks inside it that still exist stay. */
export function restoreBlock(before: EmailDocument, after: EmailDocument, { id, kind }: ChangedBlock): EmailDocument {
  const was = findBlock(before.root, id);
  if (kind === "added") return { ...after, root: withoutBlock(after.root, id) };
  if (!was) return after;
  if (kind === "changed") return { ...after, root: changeOne(after.root, id, (block) => ({ ...alone(was), ...childrenOf(block) })) };
  return { ...after, root: putBack(before.root, after.root, was) };
}

function putBack(before: Block, after: Block, was: Block): Block {
  const wasAt = findParent(before, was.id);
  const current = findBlock(after, was.id);
  const place = wasAt && findBlock(after, wasAt.parent.id);
  // If its old parent was deleted, or is inside the block now, there is no place to put it.
  if (!place || (current && contains(current, place.id))) return after;
  const block = current ?? withoutThose(was, after);
  const rest = current ? withoutBlock(after, was.id) : after;
  return changeOne(rest, place.id, (known) => ({ ...known, children: (known.children ?? []).toSpliced(wasAt.index, 0, block) }));
}

/** A restored block must not bring copies of blocks that are elsewhere now. */
function withoutThose(block: Block, there: Block): Block {
  if (!block.children) return block;
  const children = block.children.filter(({ id }) => !findBlock(there, id)).map((child) => withoutThose(child, there));
  return { ...block, children };
}

function withoutBlock(root: Block, id: BlockId): Block {
  const parent = findParent(root, id)?.parent;
  if (!parent) return root;
  return changeOne(root, parent.id, (known) => ({ ...known, children: (known.children ?? []).filter((child) => child.id !== id) }));
}

function changeOne(root: Block, id: BlockId, change: (block: Block) => Block): Block {
  if (root.id === id) return change(root);
  if (!root.children) return root;
  const children = root.children.map((child) => changeOne(child, id, change));
  return children.every((child, index) => child === root.children?.[index]) ? root : { ...root, children };
}

/** The blocks that stand elsewhere among their siblings. */
function reorderedBlocks(earlier: ReadonlyMap<BlockId, Block>, later: ReadonlyMap<BlockId, Block>): ReadonlySet<BlockId> {
  const moved = [...later].map(([id, block]) => {
    const was = earlier.get(id);
    return was && block.children ? [...movedSiblings(was, block)] : [];
  });
  return new Set(moved.flat());
}

function indexTree(root: Block): ReadonlyMap<BlockId, Block> {
  return new Map(collectBlocks(root).map((block) => [block.id, block]));
}

function isTopmost(id: BlockId, root: Block, others: ReadonlyMap<BlockId, Block>): boolean {
  const parent = findParent(root, id)?.parent;
  return !parent || others.has(parent.id);
}

function isSameAlone(one: Block, other: Block): boolean {
  return isEqualJson(alone(one), alone(other));
}

function alone({ children: _, ...block }: Block): Block {
  return block;
}

function childrenOf({ children }: Block): Pick<Block, "children"> {
  return children ? { children } : {};
}
