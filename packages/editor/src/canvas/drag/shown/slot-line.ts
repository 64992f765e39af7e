import { type Block, findBlock } from "@mailwright/document";
import type { DropLine, DropTarget, Rect, Rects } from "@mailwright/editing";

/** The line of a place among a block's children: before the child that stands there, after the last, or at the top of an empty one. */
export function slotLine(root: Block, rects: Rects, { parentId, index }: DropTarget): DropLine | null {
  const parent = findBlock(root, parentId);
  const around = rects.get(parentId);
  if (!parent || !around) return null;
  const children = parent.children ?? [];
  const before = rectOf(children[index - 1], rects);
  const after = rectOf(children[index], rects);
  if (parent.type === "section") return columnLine(around, before, after);
  const y = after?.y ?? (before ? before.y + before.height : around.y);
  return { x: around.x, y, length: around.width, axis: "horizontal" };
}

function columnLine(around: Rect, before: Rect | undefined, after: Rect | undefined): DropLine {
  const x = after?.x ?? (before ? before.x + before.width : around.x);
  return { x, y: around.y, length: around.height, axis: "vertical" };
}

function rectOf(block: Block | undefined, rects: Rects): Rect | undefined {
  return block && rects.get(block.id);
}
