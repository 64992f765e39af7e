import { type Block, type BlockId, collectBlocks } from "@mailwright/document";
import type { Editor } from "@mailwright/editing";
import type { CanvasHandle, OverlayRect } from "../surface/canvas-handle.js";

/** Says which blocks of content a rectangle touches, in the order of the email. */
export interface TouchedBlocks {
  in(rect: OverlayRect): readonly BlockId[];
  stop(): void;
}

/**
 * Finds blocks by where they are. A place is read when a rectangle first comes near, and kept until blocks may have moved: a step of the
 * pointer reads none. Blocks of a row that the rectangle does not touch are never read, so rows far from view need no layout.
 */
export function findTouched({ document, registry }: Editor, canvas: Pick<CanvasHandle, "rectOf" | "onLayout">): TouchedBlocks {
  const places = new Map<BlockId, OverlayRect | undefined>();
  const placeOf = (id: BlockId) => {
    if (!places.has(id)) places.set(id, canvas.rectOf(id));
    return places.get(id);
  };
  const readRows = () => (document.get().root.children ?? []).flatMap(({ children }) => children ?? []);
  let rows = readRows();
  const contents = new Map<Block, readonly BlockId[]>();
  // What only holds other blocks is not meant.
  const contentOf = (row: Block) => {
    const known = contents.get(row);
    if (known) return known;
    const found = collectBlocks(row).flatMap(({ id, type }) => (registry.get(type)?.accepts === "blocks" ? [] : [id]));
    contents.set(row, found);
    return found;
  };
  const stopMoving = canvas.onLayout(() => places.clear());
  // Somebody else's change, or one by key: rows come and go below the rectangle.
  const stopChanging = document.subscribe(() => {
    rows = readRows();
    places.clear();
  });
  return {
    in(rect) {
      const touched = rows.filter(({ id }) => touches(placeOf(id), rect));
      return touched.flatMap((row) => contentOf(row).filter((id) => touches(placeOf(id), rect)));
    },
    stop() {
      stopMoving();
      stopChanging();
    },
  };
}

function touches(block: OverlayRect | undefined, rect: OverlayRect): boolean {
  if (!block) return false;
  const isBeside = block.left > rect.left + rect.width || block.left + block.width < rect.left;
  const isOver = block.top > rect.top + rect.height || block.top + block.height < rect.top;
  return !isBeside && !isOver;
}
