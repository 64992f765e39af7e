import type { Atom } from "../look/atom.js";
import { heightOf, widthOf } from "../look/box.js";
import type { PageLook } from "../look/page-look.js";

/** Which elements hold which atoms, and which lay what they hold side by side. */
export interface AtomTree {
  /** Every element that holds an atom. */
  readonly elements: Iterable<Element>;
  /** The atoms in an element, in the order of the source. */
  atomsIn(element: Element): readonly Atom[];
  /** The outermost element that lays some of these atoms, and no others, side by side around this one. */
  rowOf(atom: Atom, among: ReadonlySet<Atom>): Element | undefined;
  /** Atoms by the child of a row that they stand in. */
  columnsOf(row: Element): readonly (readonly Atom[])[];
  /** The highest element that holds these atoms and no others. */
  holderOf(atoms: readonly Atom[]): Element;
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
  const rows = new Map<Element, boolean>();
  const atomsIn = (element: Element) => inside.get(element) ?? [];
  const isRow = (element: Element) => {
    const known = rows.get(element);
    if (known !== undefined) return known;
    const answer = layersSideBySide(element, inside, look);
    rows.set(element, answer);
    return answer;
  };
  return {
    elements: inside.keys(),
    atomsIn,
    rowOf(atom, among) {
      let found: Element | undefined;
      for (let at = atom.element.parentElement; at; at = at.parentElement) {
        if (!atomsIn(at).every((each) => among.has(each))) break;
        if (isRow(at)) found = at;
      }
      return found;
    },
    columnsOf: (row) =>
      [...row.children]
        .filter((child) => inside.has(child))
        .sort((one, other) => look.box(one).left - look.box(other).left)
        .map(atomsIn),
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

function layersSideBySide(element: Element, inside: ReadonlyMap<Element, readonly Atom[]>, look: PageLook): boolean {
  if (inside.get(element)?.some((atom) => atom.element === element)) return false;
  const boxes = [...element.children]
    .filter((child) => inside.has(child))
    .map((child) => look.box(child))
    .filter((box) => widthOf(box) > 0 && heightOf(box) > 0)
    .sort((one, other) => one.left - other.left);
  if (boxes.length < 2 || boxes.length > columnsMax) return false;
  return boxes.every((box, index) => {
    const before = boxes[index - 1];
    return !before || (box.left >= before.right - 2 && box.top < before.bottom - 4 && box.bottom > before.top + 4);
  });
}
