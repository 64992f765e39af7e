import type { RawReason } from "../email/layout-email.js";
import type { Atom } from "../look/atom.js";
import { type Box, boxAround, partBy } from "../look/box.js";
import type { AtomRow, AtomTree } from "./atom-tree.js";
import type { LogicPart } from "./find-logic.js";

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
}

const depthMax = 2;

/**
 * Cuts a page at its gaps, first into bands, these into columns, and each column again. What stands between the same template tags stays
 * together.
 */
export function cutBands(atoms: readonly Atom[], tree: AtomTree, logic: readonly LogicPart[]): readonly CutItem[] {
  const partOf = (atom: Atom) => logic.find((part) => part.atoms.has(atom));
  const groups = joinParts(joinRows(partBy(atoms, top, bottom, 3), tree), partOf);
  return groups.map((group) => {
    const parts = logic.filter((part) => group.some((atom) => part.atoms.has(atom)));
    return parts.length === 0 ? cutGroup(group, tree, 0) : cutParts(group, parts, tree);
  });
}

/** What template tags are around, with the tags where they stand; as it was written where it is more than things below each other. */
function cutParts(group: readonly Atom[], [part, ...others]: readonly LogicPart[], tree: AtomTree): CutItem {
  const isWhole = part?.steps && others.length === 0 && group.every((atom) => part.atoms.has(atom));
  const items = isWhole ? part.steps.flatMap(({ tag, atoms }) => [tagItem(tag), ...cutStack(atoms, tree, 1)]) : [];
  const isPlain = items.length > 0 && items.every(({ kind }) => kind === "leaf" || kind === "tag") && areBelowEachOther(items);
  return isPlain ? { kind: "stack", atoms: group, items } : { kind: "tangle", atoms: group, reason: "logic" };
}

function areBelowEachOther(items: readonly CutItem[]): boolean {
  const inks = items.flatMap(({ atoms }) => (atoms.length > 0 ? [inkAround(atoms)] : []));
  return inks.every((ink, index) => index === 0 || ink.top > (inks[index - 1]?.bottom ?? 0) - 3);
}

const tagItem = (tag: string): CutItem => ({ kind: "tag", atoms: [], tag });

/** Does it hold template tags? */
export function holdsTags(item: CutItem): boolean {
  return item.kind === "tag" || (item.kind === "stack" && item.items.some(holdsTags));
}

function joinParts(groups: readonly (readonly Atom[])[], partOf: (atom: Atom) => LogicPart | undefined): readonly (readonly Atom[])[] {
  const joined: Atom[][] = [];
  let before = new Set<LogicPart>();
  for (const group of groups) {
    const parts = new Set(group.flatMap((atom) => partOf(atom) ?? []));
    const last = joined.at(-1);
    if (last && [...parts].some((part) => before.has(part))) last.push(...group);
    else joined.push([...group]);
    before = parts;
  }
  return joined;
}

function cutStack(atoms: readonly Atom[], tree: AtomTree, depth: number): readonly CutItem[] {
  return joinRows(partBy(atoms, top, bottom, 3), tree).map((group) => cutGroup(group, tree, depth));
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
  const columns = columnsByElement(group, tree) ?? columnsByGap(group);
  if (!columns) return { kind: "tangle", atoms: group, reason: "overlap" };
  return {
    kind: "row",
    atoms: group,
    columns: columns.map((column) => ({
      atoms: column,
      element: elementOf(column, tree),
      items: cutStack(column, tree, depth + 1),
    })),
  };
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
