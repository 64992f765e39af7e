import type { Block, BlockRegistry } from "@mailwright/document";

/** Sections hold at most this many columns: more are too narrow to read in any email client. */
export const columnsMax = 6;

const widthProp = "width";

/** A column's width in percent: its own, or what its spec starts with. */
export function readWidth(cell: Block, registry: BlockRegistry): number {
  const spec = registry.get(cell.type)?.props[widthProp];
  const own = cell.props[widthProp];
  if (typeof own === "number" && (!spec || spec.accepts(own))) return own;
  return typeof spec?.initial === "number" ? spec.initial : 100;
}

/** The widths with which the columns of a section are drawn: their own, made to fill it. */
export function readWidths(cells: readonly Block[], registry: BlockRegistry): readonly number[] {
  return fitWidths(cells.map((cell) => readWidth(cell, registry)));
}

/** The column with this width; the same object if it has it. A block type without a width is left alone. */
export function writeWidth(cell: Block, width: number, registry: BlockRegistry): Block {
  if (readWidth(cell, registry) === width || !registry.get(cell.type)?.props[widthProp]) return cell;
  return { ...cell, props: { ...cell.props, [widthProp]: width } };
}

/**
 * Widths that fill the section exactly. Widths that do so already stay; otherwise each new column gets an even share and the
 * others keep their proportions.
 */
export function fitWidths(widths: readonly number[], isNew: readonly boolean[] = []): readonly number[] {
  if (fills(widths)) return widths;
  const even = 100 / widths.length;
  const keptSum = sum(widths.filter((_, index) => !isNew[index]));
  const keptShare = 100 - even * isNew.filter(Boolean).length;
  const exact = widths.map((width, index) => (isNew[index] || keptSum <= 0 ? even : (width / keptSum) * keptShare));
  return roundToFull(exact);
}

/** Has the column a width of its own? */
export function hasOwnWidth(cell: Block | undefined): boolean {
  return cell?.props[widthProp] !== undefined;
}

/** A column that is narrower than this cannot be used. */
const narrowest = 1;

/**
 * Widths that fill the section after some of them were changed: what one column takes its neighbour gives, the next one first and then
 * those further away. Widths that did not fill the section before count as they were drawn. Where several were changed at once, all keep
 * their proportions.
 */
export function shiftWidths(before: readonly number[], wanted: readonly number[]): readonly number[] {
  const changed = wanted.flatMap((width, index) => (width === before[index] ? [] : [index]));
  const [at] = changed;
  if (at === undefined || changed.length > 1 || wanted.length < 2) return fitWidths(wanted);
  const widths = [...fitWidths(before)];
  widths[at] = Math.min(Math.max(wanted[at] ?? 0, narrowest), 100 - narrowest * (widths.length - 1));
  let excess = sum(widths) - 100;
  const others = widths.map((_, index) => index).filter((index) => index !== at);
  for (const index of [...others.slice(at), ...others.slice(0, at).reverse()]) {
    const given = widths[index] ?? 0;
    const kept = Math.max(given - excess, narrowest);
    widths[index] = Math.round(kept * 100) / 100;
    excess -= given - kept;
  }
  return widths;
}

const fills = (widths: readonly number[]) => Math.abs(sum(widths) - 100) < 0.05;

/** Even widths for a number of columns: 33.33, 33.33, 33.34. */
export function evenWidths(count: number): readonly number[] {
  return roundToFull(Array.from({ length: count }, () => 100 / count));
}

// Two decimals are enough for every client; the last column takes what rounding left.
function roundToFull(exact: readonly number[]): readonly number[] {
  const rounded = exact.slice(0, -1).map((width) => Math.round(width * 100) / 100);
  return [...rounded, Math.round((100 - sum(rounded)) * 100) / 100];
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
