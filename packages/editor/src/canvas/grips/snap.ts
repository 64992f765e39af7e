/** The grid of spaces. */
export const spaceGridPx = 4;

/** The nearest multiple of the grid. */
export function snapToGrid(value: number, grid: number): number {
  return Math.round(value / grid) * grid;
}

/** The marked value that is within reach, else the value itself. */
export function snapToMarks(value: number, marks: readonly number[], reach: number): number {
  const near = marks.filter((mark) => Math.abs(mark - value) <= reach);
  return near.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value))[0] ?? value;
}

/** Within a range, and in whole steps. */
export function fitTo(value: number, min: number, max: number): number {
  return Math.min(Math.max(Math.round(value), min), max);
}

const shareMarks = [25, 33.33, 50, 66.67, 75];
const shareReach = 1.2;

/**
 * The share of a section that a column gets when its edge is pulled: a whole percent, or near one of them a third, a quarter or a half.
 * What both columns have together stays, and each keeps at least `least`.
 */
export function snapShare(share: number, together: number, least: number, isFree: boolean): number {
  const marks = [...shareMarks, Math.round(together * 50) / 100];
  const wanted = isFree ? share : snapToMarks(share, marks, shareReach);
  const value = wanted === share ? Math.round(share) : wanted;
  return Math.min(Math.max(value, least), Math.round((together - least) * 100) / 100);
}
