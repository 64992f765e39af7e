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
  /** The tree. Where it is known of which blocks the content or the children changed since the last one, only those are looked at. */
  build(structure: Structure, changed?: ReadonlySet<BlockId>): Block;
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
    if (held.length > 0 || !first) {
      standIns.delete(row.id);
      return children;
    }
    const known = standIns.get(row.id);
    if (known?.id === first.id) return [known];
    standIns.set(row.id, first);
    return children;
  }

  function assemble(row: Row, held: readonly Block[] | undefined): Block {
    const before = built.get(row.id);
    const { isLoose } = row;
    const isSame = before?.block.type === row.type && before?.isLoose === isLoose && !standIns.has(row.id);
    const isKept = before && isSame && isSameList(before.held, held);
    const children = isKept ? before.block.children : applyRules(row, held);
    const [props, extras] = [propsOf(row, registry), extrasOf(row)];
    const block =
      [offered.get(row.id), before?.block].find((known) => known && isBlock(known, row, children)) ??
      ({ id: row.id, type: row.type ?? "", props, ...(extras && { extras }), ...(children && { children }) } satisfies Block);
    built.set(row.id, { held, isLoose, block });
    return block;
  }

  function grow(row: Row, { childrenOf }: Structure, isAsItWas: (id: BlockId) => boolean): Block {
    const from = (row: Row, depth: number): Block => {
      const known = built.get(row.id);
      if (known && isAsItWas(row.id)) return known.block;
      const below = depth <= depthMax ? childrenOf.get(row.id) : undefined;
      const empty = row.isContainer ? noChildren : undefined;
      return assemble(row, below ? below.map((child) => from(child, depth + 1)) : empty);
    };
    return from(row, 0);
  }

  return {
    build(structure, changed) {
      const root = rows.byId.get(rows.rootId ?? "");
      // Whether the id of a column that stands in is free depends on every block.
      const above = changed && withAllAbove([...changed, ...standIns.keys()], structure);
      const tree = root?.type === undefined ? emptyRoot : grow(root, structure, (id) => above !== undefined && !above.has(id));
      offered.clear();
      return tree;
    },
    offer(blocks) {
      offered.clear();
      for (const block of blocks) offered.set(block.id, block);
    },
  };
}

function withAllAbove(ids: readonly BlockId[], { parentOf }: Structure): ReadonlySet<BlockId> {
  const all = new Set<BlockId>();
  for (const start of ids) {
    for (let id: BlockId | undefined = start; id !== undefined && !all.has(id); id = parentOf.get(id)) all.add(id);
  }
  return all;
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
