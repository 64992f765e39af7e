import type { Atom } from "../look/atom.js";
import { type Box, heightOf, partBy, widthOf } from "../look/box.js";
import type { PageLook } from "../look/page-look.js";

/** Which elements hold which atoms, and which lay what they hold side by side. */
export interface AtomTree {
  /** Every element that holds an atom. */
  readonly elements: Iterable<Element>;
  /** The atoms in an element, in the order of the source. */
  atomsIn(element: Element): readonly Atom[];
  /** The outermost row of these atoms, and no others, in which this one stands. */
  rowOf(atom: Atom, among: ReadonlySet<Atom>): AtomRow | undefined;
  /** The highest element that holds these atoms and no others. */
  holderOf(atoms: readonly Atom[]): Element;
}

/** What an element lays side by side: all of it, or one of several lines. */
export interface AtomRow {
  readonly atoms: ReadonlySet<Atom>;
  /** Atoms by the child that they stand in, from left to right. */
  readonly columns: readonly (readonly Atom[])[];
}

const columnsMax = 12;

/** Looks at the ancestors of each atom once. */
export function createAtomTree(atoms: readonly Atom[], look: PageLook): AtomTree {
  const inside = new Map<Element, Atom[]>();
  for (const atom of atoms) {
    for (let at: Element | null = atom.element; at; at = at.parentElement) {
      const known = inside.get(at);
      if (known) known.push(atom);
      else inside.set(at, [atom]);
    }
  }
  const rows = new Map<Element, readonly AtomRow[]>();
  const atomsIn = (element: Element) => inside.get(element) ?? [];
  // Asked for every atom of an email, of elements that hold all of it.
  const within = new WeakMap<ReadonlySet<Atom>, Map<object, boolean>>();
  const isWithin = (own: object, atomsOf: () => Iterable<Atom>, count: number, among: ReadonlySet<Atom>) => {
    if (count > among.size) return false;
    const answers = within.get(among) ?? new Map<object, boolean>();
    within.set(among, answers);
    const answer = answers.get(own) ?? [...atomsOf()].every((each) => among.has(each));
    answers.set(own, answer);
    return answer;
  };
  const rowsIn = (element: Element) => {
    const known = rows.get(element);
    if (known !== undefined) return known;
    const found = findRows(element, inside, look);
    rows.set(element, found);
    return found;
  };
  return {
    elements: inside.keys(),
    atomsIn,
    rowOf(atom, among) {
      let found: AtomRow | undefined;
      for (let at = atom.element.parentElement; at; at = at.parentElement) {
        const row = rowsIn(at).find(({ atoms: own }) => own.has(atom));
        if (row && isWithin(row, () => row.atoms, row.atoms.size, among)) found = row;
        const own = atomsIn(at);
        if (!isWithin(at, () => own, own.length, among)) break;
      }
      return found;
    },
    holderOf(own) {
      const [first] = own;
      let holder = first?.element ?? look.page.body;
      while (holder.parentElement && holder !== look.page.body && atomsIn(holder).length < own.length) holder = holder.parentElement;
      for (let at = holder.parentElement; at && at !== look.page.body && atomsIn(at).length === own.length; at = at.parentElement)
        holder = at;
      return holder;
    },
  };
}

function findRows(element: Element, inside: ReadonlyMap<Element, readonly Atom[]>, look: PageLook): readonly AtomRow[] {
  if (inside.get(element)?.some((atom) => atom.element === element)) return [];
  const children = [...element.children].filter((child) => {
    const box = look.box(child);
    return inside.has(child) && widthOf(box) > 0 && heightOf(box) > 0;
  });
  if (children.length < 2) return [];
  const lines = partBy(
    children,
    (child) => look.box(child).top,
    (child) => look.box(child).bottom,
    4,
  );
  return lines.flatMap((line) => {
    const ordered = [...line].sort((one, other) => look.box(one).left - look.box(other).left);
    if (!isSideBySide(ordered.map(look.box))) return [];
    const columns = ordered.map((child) => inside.get(child) ?? []);
    return [{ atoms: new Set(columns.flat()), columns }];
  });
}

function isSideBySide(boxes: readonly Box[]): boolean {
  if (boxes.length < 2 || boxes.length > columnsMax) return false;
  return boxes.every((box, index) => {
    const before = boxes[index - 1];
    return !before || (box.left >= before.right - 2 && box.top < before.bottom - 4 && box.bottom > before.top + 4);
  });
}
