import type { Block, BlockId } from "@mailwright/document";

/**
 * Which children of a block stand in another order than before. As few as explain it: those of the longest run that kept its order stay, so
 * that one block pulled to the top is one that moved, not all those that it went past.
 */
export function movedSiblings(before: Block, after: Block): ReadonlySet<BlockId> {
  const places = new Map((before.children ?? []).map(({ id }, index) => [id, index]));
  const both = (after.children ?? []).flatMap(({ id }) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  const kept = keptInOrder(both.map(({ place }) => place));
  return new Set(both.filter((_, index) => !kept.has(index)).map(({ id }) => id));
}

/** The indexes of a longest rising run among numbers that are all different. */
function keptInOrder(numbers: readonly number[]): ReadonlySet<number> {
  /** Of each length, where the run that ends lowest ends. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    const length = lengthBelow(ends, numbers, number);
    previous[index] = ends[length - 1];
    ends[length] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) kept.add(index);
  return kept;
}

/** How long the longest run is that ends below a number. */
function lengthBelow(ends: readonly number[], numbers: readonly number[], number: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
