import { type Block, type BlockId, type BlockRegistry, collectBlocks } from "@mailwright/document";
import { fitWidths, readWidth, writeWidth } from "@mailwright/editing/store";

/** The prop of a column that says how wide it is, in percent of its section. */
export const widthOfColumn = "width";

/** Has this section columns, and do their widths fill it? */
export function isFilled(section: Block, registry: BlockRegistry): boolean {
  const widths = cellsOf(section.children).map((cell) => readWidth(cell, registry));
  return widths.length > 0 && fitWidths(widths) === widths;
}

/** The columns among the children of a section. */
export function cellsOf(children: readonly Block[] = []): readonly Block[] {
  return children.filter(({ type }) => type === "cell");
}

/**
 * The columns that stand beside others in one tree than in the other, as where one side split a section in two and the other in three. However
 * wide they were made, their widths are made to fit those they stand beside now.
 */
export function findRefitted(one: Block, other: Block): ReadonlySet<BlockId> {
  const [olds, news] = [besideIn(one), besideIn(other)];
  return new Set([...olds].flatMap(([id, beside]) => (news.get(id) === beside ? [] : id)));
}

function besideIn(root: Block): ReadonlyMap<BlockId, string> {
  return new Map(
    collectBlocks(root).flatMap(({ children }) => {
      const ids = cellsOf(children).map(({ id }) => id);
      return ids.map((id) => [id, ids.toSorted().join(" ")] as const);
    }),
  );
}

/** Columns as they were last made to fit, so that a column that need not change stays the same object. */
export type FittedCells = WeakMap<Block, Block>;

/**
 * The children of a section with widths that fill it, whatever was merged: two people who each add a column to two leave four. Where all
 * columns went, one that is empty stands for them, with an id that every side finds alike.
 */
export function fitColumns(
  sectionId: BlockId,
  children: readonly Block[],
  registry: BlockRegistry,
  fitted: FittedCells,
  isTaken: (id: BlockId) => boolean,
): readonly Block[] {
  if (!registry.get("cell")) return children;
  if (children.length === 0) return [emptyCell(sectionId, isTaken)];
  const cells = cellsOf(children);
  const widths = cells.map((cell) => readWidth(cell, registry));
  const fit = fitWidths(widths);
  if (fit === widths || cells.length === 0) return children;
  return children.map((child) => {
    const width = fit[cells.indexOf(child)];
    if (width === undefined || readWidth(child, registry) === width) return child;
    const known = fitted.get(child);
    if (known && readWidth(known, registry) === width) return known;
    const cell = writeWidth(child, width, registry);
    fitted.set(child, cell);
    return cell;
  });
}

function emptyCell(sectionId: BlockId, isTaken: (id: BlockId) => boolean): Block {
  const stem = `${sectionId.slice(0, 56)}-cell`;
  let id = stem;
  for (let count = 2; isTaken(id); count++) id = `${stem}-${count}`;
  return { id, type: "cell", props: {}, children: [] };
}
