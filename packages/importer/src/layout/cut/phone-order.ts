import type { Atom } from "../look/atom.js";
import { type Box, boxAround } from "../look/box.js";
import type { Measure } from "./measure-atoms.js";

/** Boxes may touch by this much. */
const tolerancePx = 1;

/** The box around those of some atoms that are to be seen; nothing where none is. */
export function shownBox(atoms: readonly Atom[], measure: Pick<Measure, "of">): Box | undefined {
  const shown = atoms.map(measure.of).filter(({ isHidden }) => !isHidden);
  return shown.length > 0 ? boxAround(shown.map(({ ink }) => ink)) : undefined;
}

/** Does none of these boxes, taken in turn, stand above one that came before it? Beside it is no other order. */
export function isInOrder(boxes: readonly Box[]): boolean {
  let lowest = Number.NEGATIVE_INFINITY;
  return boxes.every(({ top, bottom }) => {
    const follows = bottom > lowest + tolerancePx;
    lowest = Math.max(lowest, top);
    return follows;
  });
}

/** Groups of things that follow each other, as few together as a phone allows, where it shows them in another order. */
export function groupByOrder<T>(groups: readonly T[], boxesOf: (group: T) => readonly Box[]): readonly (readonly T[])[] {
  const found: { readonly members: readonly T[]; readonly highest: number; readonly lowest: number }[] = [];
  for (const group of groups) {
    const boxes = boxesOf(group);
    const highest = Math.min(Number.POSITIVE_INFINITY, ...boxes.map(({ bottom }) => bottom));
    const lowest = Math.max(Number.NEGATIVE_INFINITY, ...boxes.map(({ top }) => top));
    const from = found.findIndex((before) => highest <= before.lowest + tolerancePx);
    const joined = from < 0 ? [] : found.splice(from);
    found.push({
      members: [...joined.flatMap(({ members }) => members), group],
      highest: Math.min(highest, ...joined.map((each) => each.highest)),
      lowest: Math.max(lowest, ...joined.map((each) => each.lowest)),
    });
  }
  return found.map(({ members }) => members);
}
