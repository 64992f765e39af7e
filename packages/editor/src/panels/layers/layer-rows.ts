import type { Block, BlockId } from "@mailwright/document";
import type { DropTarget } from "@mailwright/editing";

/** One line of the tree. */
export interface LayerRow {
  readonly block: Block;
  readonly parentId: BlockId;
  /** Its position among the children of its parent. */
  readonly index: number;
  readonly siblingCount: number;
  /** Its depth, from 1. */
  readonly level: number;
  readonly isOpen: boolean;
}

/** The visible lines: the children of open blocks. */
export function layerRows(root: Block, open: ReadonlySet<BlockId>): readonly LayerRow[] {
  const rows: LayerRow[] = [];
  const visit = (parent: Block, level: number) => {
    const children = parent.children ?? [];
    children.forEach((block, index) => {
      const isOpen = open.has(block.id) && (block.children?.length ?? 0) > 0;
      rows.push({ block, parentId: parent.id, index, siblingCount: children.length, level, isOpen });
      if (isOpen) visit(block, level + 1);
    });
  };
  visit(root, 1);
  return rows;
}

/**
 * Where a block lands that is dropped on a line: below the line's block if it came from above, otherwise above it. An empty container takes
 * it in.
 */
export function layerTarget(rows: readonly LayerRow[], from: number, to: number): DropTarget | undefined {
  const [moved, over] = [rows[from], rows[to]];
  if (!moved || !over || from === to) return undefined;
  const isEmptyColumn = over.block.type === "cell" && (over.block.children?.length ?? 0) === 0 && moved.block.type !== "cell";
  if (isEmptyColumn) return { parentId: over.block.id, index: 0 };
  // Below an open block is inside it.
  if (from < to && over.isOpen) return { parentId: over.block.id, index: 0 };
  return { parentId: over.parentId, index: over.index + (from < to ? 1 : 0) };
}

/** What a key of the tree does (WAI-ARIA, tree view). */
export type LayerStep = { readonly kind: "focus"; readonly index: number } | { readonly kind: "open" | "close"; readonly blockId: BlockId };

/** The arrow in the direction of reading leads inwards, to the children. */
export function layerStep(key: string, rows: readonly LayerRow[], at: number, direction: "ltr" | "rtl" = "ltr"): LayerStep | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const focus = (index: number): LayerStep | undefined => (rows[index] ? { kind: "focus", index } : undefined);
  if (key === "ArrowDown") return focus(at + 1);
  if (key === "ArrowUp") return focus(at - 1);
  if (key === "Home") return focus(0);
  if (key === "End") return focus(rows.length - 1);
  const hasChildren = (row.block.children?.length ?? 0) > 0;
  const [inwards, outwards] = direction === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
  if (key === inwards) return row.isOpen ? focus(at + 1) : hasChildren ? { kind: "open", blockId: row.block.id } : undefined;
  if (key !== outwards) return undefined;
  return row.isOpen ? { kind: "close", blockId: row.block.id } : focus(rows.findIndex(({ block }) => block.id === row.parentId));
}
