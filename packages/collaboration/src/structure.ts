import { type BlockId, type BlockRegistry, depthMax, mayContain } from "@mailwright/document";
import type { Row, Rows } from "./shared-form.js";

/** Where each block of the document stands. */
export interface Structure {
  readonly childrenOf: ReadonlyMap<BlockId, readonly Row[]>;
  readonly parentOf: ReadonlyMap<BlockId, BlockId>;
  /** How many there are of each type. */
  readonly counts: ReadonlyMap<string, number>;
}

/** A structure with what it was found by, so that it can be kept up to date. */
export interface Standing extends Structure {
  readonly childrenOf: Map<BlockId, Row[]>;
  readonly parentOf: Map<BlockId, BlockId>;
  readonly counts: Map<string, number>;
  /** As what each block of the document is counted. */
  readonly typeOf: Map<BlockId, string>;
  /** The parent of every block that hangs on the root, the deleted ones included. */
  readonly parents: Map<BlockId, BlockId>;
  /** Were blocks moved into each other? */
  readonly hasCircles: boolean;
}

/**
 * Who is where: a pure function of the shared keys, so that all sides see the same tree, and nobody answers a repair with a repair.
 *
 * - Children stand in the order of their keys.
 * - What is alive keeps what holds it: a block that was moved or written into a section which somebody deleted meanwhile brings the section
 *   back around it.
 * - Of blocks that were moved into each other the one with the latest key hangs where blocks like it may stand.
 */
export function deriveStructure(rows: Rows, registry: BlockRegistry): Standing {
  const { byId, rootId } = rows;
  const { parents, hasCircles } = findParents(rows, registry);
  const parentOf = new Map<BlockId, BlockId>();
  const childrenOf = new Map<BlockId, Row[]>();
  const counts = new Map<string, number>();
  const typeOf = new Map<BlockId, string>();
  const show = (row: Row, parentId: BlockId) => {
    parentOf.set(row.id, parentId);
    typeOf.set(row.id, row.type ?? "");
    const siblings = childrenOf.get(parentId);
    if (siblings) siblings.push(row);
    else childrenOf.set(parentId, [row]);
    counts.set(row.type ?? "", (counts.get(row.type ?? "") ?? 0) + 1);
  };
  for (const row of byId.values()) {
    if (!parents.has(row.id) || isDead(row, rows, parents)) continue;
    for (let at: Row | undefined = row; at && at.id !== rootId && !parentOf.has(at.id); ) {
      const parentId = parents.get(at.id);
      if (parentId === undefined) break;
      show(at, parentId);
      at = byId.get(parentId);
    }
  }
  for (const siblings of childrenOf.values()) siblings.sort(byOrder);
  return { childrenOf, parentOf, counts, typeOf, parents, hasCircles };
}

/**
 * A block is dead while what was deleted with it (itself, or a block around it) still stands where it stood then, and still around it. So a
 * block that somebody moved elsewhere at the same time lives on, and what was moved in from elsewhere was never dead.
 */
export function isDead({ id, dead }: Row, { byId }: Rows, parents: ReadonlyMap<BlockId, BlockId>): boolean {
  if (!dead) return false;
  const [top, order] = dead;
  if (byId.get(top)?.place?.[1] !== order) return false;
  let at: BlockId | undefined = id;
  for (let depth = 0; at !== undefined && depth <= depthMax; depth++, at = parents.get(at)) if (at === top) return true;
  return false;
}

function findParents({ byId, rootId }: Rows, registry: BlockRegistry): Pick<Standing, "parents" | "hasCircles"> {
  const parents = new Map<BlockId, BlockId>();
  if (rootId === undefined || byId.get(rootId)?.type === undefined) return { parents, hasCircles: false };
  const heldBy = new Map<BlockId, Row[]>();
  for (const row of byId.values()) {
    if (!row.place || row.type === undefined || row.id === rootId) continue;
    const held = heldBy.get(row.place[0]);
    if (held) held.push(row);
    else heldBy.set(row.place[0], [row]);
  }
  const hang = (from: BlockId, depth: number) => {
    if (depth >= depthMax) return;
    for (const row of heldBy.get(from) ?? []) {
      if (parents.has(row.id)) continue;
      parents.set(row.id, from);
      hang(row.id, depth + 1);
    }
  };
  hang(rootId, 0);
  const circling = lastOfCircles(byId, parents);
  for (const row of circling) {
    parents.set(row.id, fittingParent(row, byId, parents, registry) ?? rootId);
    hang(row.id, depthMax / 2);
  }
  return { parents, hasCircles: circling.length > 0 };
}

/** Of each circle of blocks that were moved into each other the one with the latest key. */
function lastOfCircles(byId: Rows["byId"], parents: ReadonlyMap<BlockId, BlockId>): readonly Row[] {
  const seen = new Set<Row>();
  const found: Row[] = [];
  for (const start of byId.values()) {
    const way: Row[] = [];
    let at: Row | undefined = start;
    while (at?.place && at.type !== undefined && !parents.has(at.id) && !seen.has(at)) {
      seen.add(at);
      way.push(at);
      at = byId.get(at.place[0]);
    }
    const from = at ? way.indexOf(at) : -1;
    if (from >= 0) found.push(way.slice(from).reduce((one, other) => (byOrder(one, other) > 0 ? one : other)));
  }
  return found.sort(byOrder);
}

function fittingParent(row: Row, byId: Rows["byId"], parents: ReadonlyMap<BlockId, BlockId>, registry: BlockRegistry): BlockId | undefined {
  const fitting = [...byId.values()].filter(
    (other) => other.id !== row.id && parents.has(other.id) && mayContain(registry, other.type ?? "", row.type ?? ""),
  );
  return fitting.sort(byOrder)[0]?.id;
}

/** The order of blocks beside each other. */
export function byOrder(one: Row, other: Row): number {
  const [a, b] = [one.place?.[1] ?? "", other.place?.[1] ?? ""];
  if (a !== b) return a < b ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
