import { type Block, type BlockId, findLineage } from "@mailwright/document";
import type { DropTarget } from "@mailwright/editing";

/** A place where something can be added, and the block below whose edge its button stands. */
export interface AddPlace {
  readonly kind: "block" | "row";
  readonly besideId: BlockId;
  readonly target: DropTarget;
}

/** The places after the selected block and after the section that it stands in. */
export function addPlaces(root: Block, blockId: BlockId): readonly AddPlace[] {
  const lineage = findLineage(root, blockId);
  return lineage.flatMap((block, depth): readonly AddPlace[] => {
    const parent = lineage[depth - 1];
    if (!parent) return [];
    const target = { parentId: parent.id, index: (parent.children ?? []).indexOf(block) + 1 };
    if (block.type === "section") return [{ kind: "row", besideId: block.id, target }];
    return parent.type === "cell" ? [{ kind: "block", besideId: block.id, target }] : [];
  });
}
