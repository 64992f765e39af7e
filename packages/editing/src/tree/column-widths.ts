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
  if (Math.abs(sum(widths) - 100) < 0.05) return widths;
  const even = 100 / widths.length;
  const keptSum = sum(widths.filter((_, index) => !isNew[index]));
  const keptShare = 100 - even * isNew.filter(Boolean).length;
  const exact = widths.map((width, index) => (isNew[index] || keptSum <= 0 ? even : (width / keptSum) * keptShare));
  return roundToFull(exact);
}

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
