import { type Block, type BlockId, type BlockRegistry, depthMax } from "@mailwright/document";
import { type FittedCells, fitColumns } from "./columns.js";
import { extrasOf, propsOf, type Row, type Rows } from "./shared-form.js";
import type { Structure } from "./structure.js";

/** A block as it was last built. `held` is what it was given, `block.children` what the rules made of that. */
interface Built {
  readonly held: readonly Block[] | undefined;
  readonly isLoose: boolean;
  readonly block: Block;
}

/** Builds trees of rows; a block of which nothing changed stays the same object. */
export interface TreeBuilder {
  /** The whole tree. */
  build(structure: Structure): Block;
  /** The tree after the content of this block changed, and nothing else; `undefined` where that is not enough. */
  rebuild(id: BlockId, structure: Structure): Block | undefined;
  /** Blocks that may stand for what is built next, where they are the same. */
  offer(blocks: Iterable<Block>): void;
}

const noChildren: readonly Block[] = Object.freeze([]);

/** Makes a builder over these rows. */
export function createTreeBuilder(rows: Rows, registry: BlockRegistry): TreeBuilder {
  const built = new Map<BlockId, Built>();
  const offered = new Map<BlockId, Block>();
  const standIns = new Map<BlockId, Block>();
  const fitted: FittedCells = new WeakMap();

  function applyRules(row: Row, held: readonly Block[] | undefined): readonly Block[] | undefined {
    if (row.type !== "section" || row.isLoose || !held) return held;
    const children = fitColumns(row.id, held, registry, fitted, (id) => rows.byId.get(id)?.place !== undefined);
    const [first] = children;
    if (held.length > 0 || !first) return children;
    const known = standIns.get(row.id);
    if (known?.id === first.id) return [known];
    standIns.set(row.id, first);
    return children;
  }

  function assemble(row: Row, held: readonly Block[] | undefined): Block {
    const before = built.get(row.id);
    const { isLoose } = row;
    const children = before && isSameList(before.held, held) && before.isLoose === isLoose ? before.block.children : applyRules(row, held);
    const [props, extras] = [propsOf(row), extrasOf(row)];
    const block =
      [offered.get(row.id), before?.block].find((known) => known && isBlock(known, row, children)) ??
      ({ id: row.id, type: row.type ?? "", props, ...(extras && { extras }), ...(children && { children }) } satisfies Block);
    built.set(row.id, { held, isLoose, block });
    return block;
  }

  function build(row: Row, { childrenOf }: Structure): Block {
    const grow = (from: Row, depth: number): Block => {
      const below = depth <= depthMax ? childrenOf.get(from.id) : undefined;
      const empty = from.isContainer ? noChildren : undefined;
      return assemble(from, below ? below.map((child) => grow(child, depth + 1)) : empty);
    };
    return grow(row, 0);
  }

  return {
    build(structure) {
      const root = rows.byId.get(rows.rootId ?? "");
      const tree = root?.type === undefined ? emptyRoot : build(root, structure);
      offered.clear();
      return tree;
    },
    rebuild(id, { parentOf }) {
      const row = rows.byId.get(id);
      const before = built.get(id);
      if (!row || !before) return undefined;
      let old = before.block;
      let block = assemble(row, before.held);
      for (let at = parentOf.get(id); at !== undefined; at = parentOf.get(at)) {
        const parent = built.get(at);
        const parentRow = rows.byId.get(at);
        const index = parent?.held?.indexOf(old) ?? -1;
        if (!parent?.held || !parentRow || index < 0) return undefined;
        old = parent.block;
        block = assemble(parentRow, parent.held.with(index, block));
      }
      return block;
    },
    offer(blocks) {
      offered.clear();
      for (const block of blocks) offered.set(block.id, block);
    },
  };
}

const emptyRoot: Block = Object.freeze({ id: "root", type: "root", props: Object.freeze({}), children: noChildren });

function isBlock(block: Block, row: Row, children: readonly Block[] | undefined): boolean {
  const { type, props, extras } = block;
  return type === row.type && props === row.props && extras === (row.extras ?? undefined) && isSameList(block.children, children);
}

function isSameList(one: readonly Block[] | undefined, other: readonly Block[] | undefined): boolean {
  if (one === other) return true;
  return one?.length === other?.length && one !== undefined && one.every((block, at) => block === other?.[at]);
}
