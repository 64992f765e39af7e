import type { Atom } from "../look/atom.js";
import type { AtomTree } from "./atom-tree.js";
import { type CutColumn, type CutItem, cutStack, inkAround, partRows, type RowItem, type TagItem } from "./cut-group.js";
import { effectOfTag, type LogicPart } from "./find-logic.js";

/** Rows of a page, with those in one that template tags are around together. */
export function joinParts(groups: readonly (readonly Atom[])[], logic: readonly LogicPart[]): readonly (readonly Atom[])[] {
  const joined: Atom[][] = [];
  let before = new Set<LogicPart>();
  for (const group of groups) {
    const parts = new Set(partsAround(group, logic));
    const last = joined.at(-1);
    if (last && [...parts].some((part) => before.has(part))) last.push(...group);
    else joined.push([...group]);
    before = parts;
  }
  return joined;
}

/** The parts that hold some of these. */
export function partsAround(group: readonly Atom[], logic: readonly LogicPart[]): readonly LogicPart[] {
  return logic.filter(({ atoms }) => group.some((atom) => atoms.has(atom)));
}

/**
 * What template tags are around, with the tags where they stand: between things below each other, and between the columns of a row. As it was
 * written where it is more than that.
 */
export function cutParts(group: readonly Atom[], parts: readonly LogicPart[], tree: AtomTree): CutItem {
  const items = cutTagged(group, parts, tree);
  const tagCount = parts.reduce((sum, { tags }) => sum + tags.size, 0);
  const isWhole = items !== undefined && tagsOf(items).length === tagCount && areBelowEachOther(items);
  return isWhole ? { kind: "stack", atoms: group, items } : { kind: "tangle", atoms: group, reason: "logic" };
}

function cutTagged(group: readonly Atom[], parts: readonly LogicPart[], tree: AtomTree): readonly CutItem[] | undefined {
  if (parts.length === 0) {
    const items = cutStack(group, tree, 1);
    return items.every(isPlain) ? items : undefined;
  }
  const row = cutTaggedRow(group, parts, tree);
  if (row) return [row];
  const outer = parts.find((part) => isAround(part, group, parts));
  const inner = parts.filter((part) => part !== outer);
  const items = outer?.steps?.map(({ tag, atoms }) => {
    const within = cutStep(atoms, inner, tree);
    return within && [{ kind: "tag", atoms: [], tag } satisfies TagItem, ...within];
  });
  return items?.every((each) => each !== undefined) ? items.flat() : undefined;
}

/** What stands between two tags. */
function cutStep(atoms: readonly Atom[], inner: readonly LogicPart[], tree: AtomTree): readonly CutItem[] | undefined {
  const cut = joinParts(partRows(atoms, tree), inner).map((group) => cutTagged(group, partsAround(group, inner), tree));
  return cut.every((each) => each !== undefined) ? cut.flat() : undefined;
}

/** Do these tags, which begin and end something, stand around all of it and all other tags? */
function isAround(part: LogicPart, group: readonly Atom[], parts: readonly LogicPart[]): boolean {
  const holder = holderOf(part);
  return (
    part.steps !== undefined && group.every((atom) => part.atoms.has(atom)) && parts.every((other) => holder?.contains(holderOf(other)))
  );
}

function holderOf({ tags }: LogicPart): Node | null {
  const [first] = tags;
  return first?.parentNode ?? null;
}

/** One thing, or a row that a table can hold. */
function isPlain(item: CutItem): boolean {
  return item.kind === "leaf" || (item.kind === "row" && item.columns.every(({ items }) => items.every(({ kind }) => kind === "leaf")));
}

/** Columns with tags between them: children of one element, beside each other in the order in which they were written. */
function cutTaggedRow(group: readonly Atom[], parts: readonly LogicPart[], tree: AtomTree): RowItem | undefined {
  const [holder, ...others] = new Set(parts.map(holderOf));
  if (!holder || others.length > 0 || parts.some(({ steps }) => !steps)) return undefined;
  const written = new Map(parts.flatMap(({ steps = [] }) => steps.map(({ node, tag }) => [node, tag] as const)));
  const columns: CutColumn[] = [];
  let tags: string[] = [];
  for (const child of holder.childNodes) {
    const tag = written.get(child);
    const atoms = child.nodeType === 1 ? tree.atomsIn(child as Element) : [];
    if (tag !== undefined) tags.push(tag);
    if (atoms.length === 0) continue;
    columns.push({ atoms, element: child as Element, items: cutStack(atoms, tree, 2), ...(tags.length > 0 && { tagsBefore: tags }) });
    tags = [];
  }
  const isRow = columns.length > 1 && columns.flatMap(({ atoms }) => atoms).length === group.length && areBesideEachOther(columns);
  const row: RowItem = { kind: "row", atoms: group, columns, ...(tags.length > 0 && { tagsAfter: tags }) };
  return isRow && isPlain(row) ? row : undefined;
}

function areBesideEachOther(columns: readonly CutColumn[]): boolean {
  const inks = columns.map(({ atoms }) => inkAround(atoms));
  return inks.every((ink, index) => {
    const before = inks[index - 1];
    return !before || (ink.left > before.right - 3 && ink.top < before.bottom && ink.bottom > before.top);
  });
}

function areBelowEachOther(items: readonly CutItem[]): boolean {
  const inks = items.flatMap(({ atoms }) => (atoms.length > 0 ? [inkAround(atoms)] : []));
  return inks.every((ink, index) => index === 0 || ink.top > (inks[index - 1]?.bottom ?? 0) - 3);
}

/** The template tags among things, in their order. */
function tagsOf(items: readonly CutItem[]): readonly string[] {
  return items.flatMap((item) => {
    if (item.kind === "tag") return [item.tag];
    if (item.kind === "row") return [...item.columns.flatMap(({ tagsBefore = [] }) => tagsBefore), ...(item.tagsAfter ?? [])];
    return item.kind === "stack" ? tagsOf(item.items) : [];
  });
}

/** Does it hold template tags? */
export function holdsTags(item: CutItem): boolean {
  return tagsOf([item]).length > 0;
}

/** What is shown only where a condition holds, or as often as a loop says. */
export function atomsWithinTags(item: CutItem): readonly Atom[] {
  let depth = 0;
  const found: Atom[] = [];
  const pass = (tags: readonly string[]) => {
    for (const tag of tags) depth += effectOfTag(tag);
  };
  const visit = (each: CutItem): void => {
    if (each.kind === "tag") pass([each.tag]);
    else if (each.kind === "stack") each.items.forEach(visit);
    else if (each.kind === "row") {
      for (const { tagsBefore = [], atoms } of each.columns) {
        pass(tagsBefore);
        if (depth > 0) found.push(...atoms);
      }
      pass(each.tagsAfter ?? []);
    } else if (depth > 0) found.push(...each.atoms);
  };
  visit(item);
  return found;
}
