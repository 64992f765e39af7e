import type { RawReason } from "../email/layout-email.js";
import type { Atom } from "../look/atom.js";
import { type Box, boxAround, partBy } from "../look/box.js";
import type { AtomRow, AtomTree } from "./atom-tree.js";

/** One thing alone. */
export interface LeafItem {
  readonly kind: "leaf";
  readonly atoms: readonly [Atom];
}
/** Things side by side. */
export interface RowItem {
  readonly kind: "row";
  readonly atoms: readonly Atom[];
  readonly columns: readonly CutColumn[];
  /** Template tags after its last column. */
  readonly tagsAfter?: readonly string[];
  /** Did rows stand in its columns, which are columns of it now? */
  readonly isFlat?: boolean;
}
/** Things below each other that one column holds. */
export interface StackItem {
  readonly kind: "stack";
  readonly atoms: readonly Atom[];
  readonly items: readonly CutItem[];
}
/** Things that lie in no rows and columns. */
export interface TangleItem {
  readonly kind: "tangle";
  readonly atoms: readonly Atom[];
  readonly reason: RawReason;
}
/** A template tag that something begins or ends with. It shows nothing. */
export interface TagItem {
  readonly kind: "tag";
  readonly atoms: readonly [];
  readonly tag: string;
}
export type CutItem = LeafItem | RowItem | StackItem | TangleItem | TagItem;

export interface CutColumn {
  readonly atoms: readonly Atom[];
  /** The element that is the column, where there is one. */
  readonly element: Element | undefined;
  readonly items: readonly CutItem[];
  /** Template tags between it and the column before it. */
  readonly tagsBefore?: readonly string[];
}

const depthMax = 2;

/** Things below each other, each of them cut. */
export function cutStack(atoms: readonly Atom[], tree: AtomTree, depth: number): readonly CutItem[] {
  return partRows(atoms, tree).map((group) => cutGroup(group, tree, depth));
}

/** What stands below each other. */
export function partRows(atoms: readonly Atom[], tree: AtomTree): readonly (readonly Atom[])[] {
  return joinRows(partBy(atoms, top, bottom, 3), tree);
}

const top = ({ ink }: Atom) => ink.top;
const bottom = ({ ink }: Atom) => ink.bottom;

/** What stands in the same row of columns belongs together, also where a gap runs through all of its columns. */
function joinRows(groups: readonly (readonly Atom[])[], tree: AtomTree): readonly (readonly Atom[])[] {
  const among = new Set(groups.flat());
  const joined: Atom[][] = [];
  let rowsBefore = new Set<AtomRow>();
  for (const group of groups) {
    const rows = new Set(group.flatMap((atom) => tree.rowOf(atom, among) ?? []));
    const last = joined.at(-1);
    if (last && [...rows].some((row) => rowsBefore.has(row))) {
      last.push(...group);
      rowsBefore = new Set([...rowsBefore, ...rows]);
    } else {
      joined.push([...group]);
      rowsBefore = rows;
    }
  }
  return joined;
}

/** Things that belong together: one alone, or columns. */
export function cutGroup(group: readonly Atom[], tree: AtomTree, depth: number): CutItem {
  const [only, ...others] = group;
  if (only && others.length === 0) return { kind: "leaf", atoms: [only] };
  if (depth >= depthMax) return { kind: "tangle", atoms: group, reason: "too-deep" };
  const found = columnsByElement(group, tree) ?? columnsByGap(group);
  const columns = depth === depthMax - 1 ? found?.flatMap((column) => withoutRows(column, tree)) : found;
  if (!columns) return { kind: "tangle", atoms: group, reason: "overlap" };
  return {
    kind: "row",
    atoms: group,
    ...(columns.length > (found?.length ?? 0) && { isFlat: true }),
    columns: columns.map((column) => ({
      atoms: column,
      element: elementOf(column, tree),
      items: cutStack(column, tree, depth + 1),
    })),
  };
}

/** A row within a column of the innermost row is columns of this one. */
function withoutRows(column: readonly Atom[], tree: AtomTree): readonly (readonly Atom[])[] {
  return columnsByElement(column, tree)?.flatMap((inner) => withoutRows(inner, tree)) ?? [column];
}

function columnsByElement(group: readonly Atom[], tree: AtomTree): readonly (readonly Atom[])[] | undefined {
  const among = new Set(group);
  const [first] = group;
  const row = first && tree.rowOf(first, among);
  return row?.atoms.size === group.length ? row.columns : undefined;
}

function columnsByGap(group: readonly Atom[]): readonly (readonly Atom[])[] | undefined {
  const columns = partBy(
    group,
    ({ ink }) => ink.left,
    ({ ink }) => ink.right,
    2,
  );
  return columns.length > 1 ? columns : undefined;
}

/** The element of a column, where it holds nothing else. */
function elementOf(column: readonly Atom[], tree: AtomTree): Element | undefined {
  const holder = tree.holderOf(column);
  return tree.atomsIn(holder).length === column.length ? holder : undefined;
}

/** The box around what atoms show. */
export function inkAround(atoms: readonly Atom[], inkOf: (atom: Atom) => Box = ({ ink }) => ink): Box {
  return boxAround(atoms.map(inkOf));
}
