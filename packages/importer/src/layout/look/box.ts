/** A rectangle of the page, in px from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const widthOf = (box: Box): number => box.right - box.left;
export const heightOf = (box: Box): number => box.bottom - box.top;

/** The smallest box around all of them; an empty one where there is none. */
export function boxAround(boxes: readonly Box[]): Box {
  const [first = { left: 0, top: 0, right: 0, bottom: 0 }] = boxes;
  let { left, top, right, bottom } = first;
  // Not `Math.min(...)`: a text may have more lines than a function takes arguments.
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** Things in order of where they begin, parted where nothing of them overlaps by more than `tolerancePx`. */
export function partBy<T>(
  all: readonly T[],
  from: (each: T) => number,
  to: (each: T) => number,
  tolerancePx: number,
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const each of [...all].sort((one, other) => from(one) - from(other))) {
    const last = groups.at(-1);
    if (!last || from(each) >= end - tolerancePx) groups.push([each]);
    else last.push(each);
    end = Math.max(end, to(each));
  }
  return groups;
}
