import { type Block, type BlockId, walkBlocks } from "@mailwright/document";
import type { Rect, Rects } from "@mailwright/editing";

/** What measures blocks, in the email's own pixels. */
export interface Measure {
  mailRectOf(blockId: BlockId): Rect | undefined;
  /** The whole page. */
  pageRect(): Rect;
}

/**
 * The rectangles of a document for the length of a drag. Each is measured when it is first asked for and kept, so a drag over a
 * long email starts at once and measures only the rows that it passes.
 */
export function snapshotRects(root: Block, { mailRectOf, pageRect }: Measure): Rects {
  const rects = new Map<BlockId, Rect | undefined>([[root.id, pageRect()]]);
  const rowOf = new Map<BlockId, Block>();
  walkBlocks(root, (block) => {
    if (block.type !== "section") return undefined;
    for (const cell of block.children ?? []) rowOf.set(cell.id, block);
    return false;
  });
  const measured = (id: BlockId): Rect | undefined => {
    if (!rects.has(id)) rects.set(id, mailRectOf(id));
    return rects.get(id);
  };
  return {
    get(id) {
      const row = rowOf.get(id);
      const own = measured(id);
      if (!row || !own) return own;
      return spanRow(
        own,
        (row.children ?? []).flatMap((cell) => measured(cell.id) ?? []),
      );
    },
  };
}

/**
 * A column is only as high as what stands in it, but people drop beside the higher one: it reaches as far as its neighbours,
 * unless they are stacked below each other, as on a phone.
 */
function spanRow(own: Rect, cells: readonly Rect[]): Rect {
  const isStacked = cells.some((cell) => cell !== own && cell.x < own.x + own.width - 1 && own.x < cell.x + cell.width - 1);
  if (isStacked) return own;
  const top = Math.min(...cells.map(({ y }) => y));
  const bottom = Math.max(...cells.map(({ y, height }) => y + height));
  return { ...own, y: top, height: bottom - top };
}
