import type { Block, BlockId } from "@mailwright/document";

/** What leads from one tree to another, block by block. */
export interface BlockDiff {
  /** Blocks that are there on both sides, as different objects. */
  readonly changed: readonly (readonly [before: Block, after: Block])[];
  readonly added: readonly Block[];
  /** By id: the topmost block that went together with it. */
  readonly removed: ReadonlyMap<BlockId, BlockId>;
  /** Blocks of the new tree whose children are others, or in another order. */
  readonly lists: readonly Block[];
}

interface Gone {
  readonly block: Block;
  readonly parentId: BlockId | undefined;
}

/** Compares identities, so the cost is that of what changed, of the lists on the way, and of what moved. */
export function diffBlocks(before: Block, after: Block): BlockDiff {
  const changed: (readonly [Block, Block])[] = [];
  const gone = new Map<BlockId, Gone>();
  const come = new Map<BlockId, Block>();
  meet([[before, after]]);
  const lists = changed.flatMap(([one, other]) => (isSameOrder(one, other) ? [] : [other]));
  const added: Block[] = [];
  for (const [id, block] of come) {
    const old = gone.get(id)?.block;
    gone.delete(id);
    if (!old) added.push(block);
    else if (old !== block) changed.push([old, block]);
    if (block.children && (!old || !isSameOrder(old, block))) lists.push(block);
  }
  return { changed, added, removed: topsOf(gone), lists };

  function meet(pairs: [Block | undefined, Block | undefined][]) {
    for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
      const [one, other] = pair;
      if (one === other) continue;
      if (one && other && one.id === other.id) {
        changed.push([one, other]);
        if (one.children !== other.children) pairs.push(...pairChildren(one, other));
      } else {
        if (one) gather(one, undefined);
        if (other) bring(other);
      }
    }
  }

  function gather(block: Block, parentId: BlockId | undefined) {
    gone.set(block.id, { block, parentId });
    for (const child of block.children ?? []) gather(child, block.id);
  }

  function bring(block: Block) {
    come.set(block.id, block);
    for (const child of block.children ?? []) bring(child);
  }
}

function pairChildren(one: Block, other: Block): [Block | undefined, Block | undefined][] {
  const olds = new Map((one.children ?? []).map((child) => [child.id, child]));
  const pairs: [Block | undefined, Block | undefined][] = [];
  for (const child of other.children ?? []) {
    pairs.push([olds.get(child.id), child]);
    olds.delete(child.id);
  }
  for (const old of olds.values()) pairs.push([old, undefined]);
  return pairs;
}

function isSameOrder({ children: one = [] }: Block, { children: other = [] }: Block): boolean {
  return one === other || (one.length === other.length && one.every(({ id }, index) => id === other[index]?.id));
}

// Parents were gathered before what they hold.
function topsOf(gone: ReadonlyMap<BlockId, Gone>): ReadonlyMap<BlockId, BlockId> {
  const tops = new Map<BlockId, BlockId>();
  for (const [id, { parentId }] of gone) tops.set(id, (parentId !== undefined && tops.get(parentId)) || id);
  return tops;
}
