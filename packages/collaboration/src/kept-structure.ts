import { type BlockId, type BlockRegistry, depthMax } from "@mailwright/document";
import type { Row, Rows } from "./shared-form.js";
import { byOrder, deriveStructure, isDead, type Standing } from "./structure.js";

/** Where each block stands, brought up to date with what changes. It says at every moment what deriving it anew would say. */
export interface KeptStructure {
  current(): Standing;
  /**
   * Takes in that these blocks were put elsewhere, deleted, or became others. Answers which blocks of the document have other children or
   * are others themselves; undefined where that may be all of them.
   */
  update(touched: ReadonlySet<BlockId>): ReadonlySet<BlockId> | undefined;
  /** Derives it as a whole, after what is no single block's. */
  renew(): void;
}

/** What is touched in more blocks than this is derived as a whole. */
const touchedMax = 64;

/** Keeps the structure of these rows. */
export function keepStructure(rows: Rows, registry: BlockRegistry): KeptStructure {
  let standing = deriveStructure(rows, registry);
  const placeOf = ({ id, type, place }: Row) => (type === undefined || id === rows.rootId ? undefined : place?.[0]);
  let [held, deleted] = [indexRows(rows, placeOf), indexRows(rows, topOf)];
  const renew = () => {
    standing = deriveStructure(rows, registry);
    [held, deleted] = [indexRows(rows, placeOf), indexRows(rows, topOf)];
  };
  return {
    current: () => standing,
    renew,
    update(touched) {
      // Who hangs where after a circle was opened depends on every block.
      if (standing.hasCircles || touched.size > touchedMax || !hasRoot(rows) || touched.has(rows.rootId ?? "")) {
        renew();
        return undefined;
      }
      const changed = [...touched].flatMap((id) => rows.byId.get(id) ?? []);
      for (const row of changed) for (const index of [held, deleted]) index.put(row);
      const moving = createMoving(standing, rows, held);
      const hung = moving.hangAnew(changed.filter(({ id }) => standing.parents.get(id) !== held.keyOf(id)));
      if (!hung) {
        renew();
        return undefined;
      }
      const concerned = new Set([...changed, ...hung, ...changed.flatMap(({ id }) => [...deleted.at(id)])]);
      return new Set([...touched, ...moving.showAnew(concerned)]);
    },
  };
}

const hasRoot = ({ byId, rootId }: Rows) => byId.get(rootId ?? "")?.type !== undefined;

/** Rows by what they name, each under one name at most. */
interface RowIndex {
  at(key: BlockId): Iterable<Row>;
  keyOf(id: BlockId): BlockId | undefined;
  put(row: Row): void;
}

const topOf = (row: Row) => row.dead?.[0];
const none: readonly Row[] = [];

function indexRows({ byId }: Rows, nameOf: (row: Row) => BlockId | undefined): RowIndex {
  const rowsAt = new Map<BlockId, Set<Row>>();
  const keys = new Map<BlockId, BlockId>();
  const put = (row: Row) => {
    const [before, key] = [keys.get(row.id), nameOf(row)];
    if (before === key) return;
    if (before !== undefined) rowsAt.get(before)?.delete(row);
    if (key === undefined) return void keys.delete(row.id);
    keys.set(row.id, key);
    const others = rowsAt.get(key);
    if (others) others.add(row);
    else rowsAt.set(key, new Set([row]));
  };
  for (const row of byId.values()) put(row);
  return { at: (key) => rowsAt.get(key) ?? none, keyOf: (id) => keys.get(id), put };
}

function createMoving(standing: Standing, rows: Rows, held: RowIndex) {
  const { parents, parentOf } = standing;
  const { byId, rootId } = rows;

  function depthOf(id: BlockId): number {
    let depth = 0;
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) depth++;
    return depth;
  }

  function takeDown(row: Row, taken: Set<Row>) {
    if (!parents.delete(row.id)) return;
    taken.add(row);
    for (const child of held.at(row.id)) takeDown(child, taken);
  }

  function hang(row: Row, parentId: BlockId, depth: number, hung: Set<Row>) {
    if (depth > depthMax || parents.has(row.id)) return;
    parents.set(row.id, parentId);
    hung.add(row);
    for (const child of held.at(row.id)) hang(child, row.id, depth + 1, hung);
  }

  function isInCircle(start: Row): boolean {
    const way = new Set<Row>();
    for (let at: Row | undefined = start; at?.place && at.type !== undefined && !parents.has(at.id); at = byId.get(at.place[0])) {
      if (way.has(at)) return true;
      way.add(at);
    }
    return false;
  }

  return {
    /** Hangs rows where their keys put them now, with all that they hold. Undefined where that makes a circle. */
    hangAnew(moved: readonly Row[]): ReadonlySet<Row> | undefined {
      const touched = new Set<Row>();
      for (const row of moved) takeDown(row, touched);
      for (const row of moved) {
        const parentId = held.keyOf(row.id);
        if (parentId === undefined || (parentId !== rootId && !parents.has(parentId))) continue;
        hang(row, parentId, depthOf(parentId) + 1, touched);
      }
      return moved.some(isInCircle) ? undefined : touched;
    },
    /** Finds anew whether rows are seen, and all that stands or stood around them. Answers whose children are others. */
    showAnew(concerned: ReadonlySet<Row>): ReadonlySet<BlockId> {
      const around = new Map<BlockId, Row>();
      const gather = (start: BlockId, upwards: ReadonlyMap<BlockId, BlockId>) => {
        for (let id: BlockId | undefined = start; id !== undefined; id = upwards.get(id)) {
          const row = byId.get(id);
          if (row) around.set(id, row);
        }
      };
      for (const { id } of concerned) for (const upwards of [parentOf, parents]) gather(id, upwards);
      const others = new Set<BlockId>();
      for (const row of concerned) hide(standing, row, others);
      const hanging = [...around.values()].flatMap((row) => (parents.has(row.id) ? [{ row, depth: depthOf(row.id) }] : []));
      // What a block holds is known before it.
      for (const { row } of hanging.sort((one, other) => other.depth - one.depth)) {
        const isSeen = standing.childrenOf.has(row.id) || !isDead(row, rows, parents);
        if (!isSeen) hide(standing, row, others);
        else show(standing, row, others);
      }
      return others;
    },
  };
}

function hide({ parentOf, childrenOf, counts, typeOf }: Standing, row: Row, others: Set<BlockId>): void {
  const parentId = parentOf.get(row.id);
  if (parentId === undefined) return;
  parentOf.delete(row.id);
  others.add(parentId);
  const siblings = childrenOf.get(parentId) ?? [];
  siblings.splice(siblings.indexOf(row), 1);
  if (siblings.length === 0) childrenOf.delete(parentId);
  const type = typeOf.get(row.id) ?? "";
  typeOf.delete(row.id);
  const left = (counts.get(type) ?? 1) - 1;
  if (left === 0) counts.delete(type);
  else counts.set(type, left);
}

function show({ parents, parentOf, childrenOf, counts, typeOf }: Standing, row: Row, others: Set<BlockId>): void {
  const parentId = parents.get(row.id);
  if (parentId === undefined || parentOf.has(row.id)) return;
  parentOf.set(row.id, parentId);
  others.add(row.id).add(parentId);
  const siblings = childrenOf.get(parentId);
  if (siblings) siblings.splice(placeAmong(siblings, row), 0, row);
  else childrenOf.set(parentId, [row]);
  const type = row.type ?? "";
  typeOf.set(row.id, type);
  counts.set(type, (counts.get(type) ?? 0) + 1);
}

function placeAmong(siblings: readonly Row[], row: Row): number {
  let low = 0;
  for (let high = siblings.length; low < high; ) {
    const middle = (low + high) >> 1;
    const other = siblings[middle];
    if (other && byOrder(other, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
