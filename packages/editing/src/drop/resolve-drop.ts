import { type Block, type BlockRegistry, type EmailDocument, mayContain } from "@mailwright/document";
import { findWrapping, placeTogether } from "../tree/place.js";
import { type DraggedBlocks, findDragged } from "./dragged-blocks.js";
import type { Dragged, DropAnswer, Point, Rects } from "./drop.js";
import { along, childAt, findGap, flowOf, lineAt, spans } from "./gaps.js";

/** So close to the upper or lower edge of a section, content goes between the sections. */
const edgePx = 10;

/**
 * Says where something dropped at a point would go, or why it may not. Pure: the caller measures the rectangles once and takes the
 * zoom out of the pointer. Looks at a handful of blocks, however long the document is.
 */
export function resolveDrop(document: EmailDocument, registry: BlockRegistry, rects: Rects, pointer: Point, dragged: Dragged): DropAnswer {
  const { root } = document;
  const blocks = findDragged(root, dragged);
  const parent = chooseContainer(containersAt(root, registry, rects, pointer), registry, blocks) ?? root;
  const flow = flowOf(parent, rects);
  const index = findGap(parent.children ?? [], rects, flow, along(pointer, flow));
  const line = lineAt(parent, index, rects, flow);
  const place = placeTogether(root, registry, parent, index, blocks.types, blocks.moving);
  if (!place.ok) return { ok: false, reason: place.reason, line };
  if (!line) return { ok: false, reason: "no-such-block", line };
  const containerName = registry.get(parent.type)?.strings.name ?? parent.type;
  return { ok: true, target: place.target, line, containerId: parent.id, containerName };
}

interface Container {
  readonly block: Block;
  /** The pointer is at the edge of it that belongs to the gap outside. */
  readonly isEdge: boolean;
}

/** The blocks around the point that have children, outermost first. */
function containersAt(root: Block, registry: BlockRegistry, rects: Rects, pointer: Point): readonly Container[] {
  const containers: Container[] = [{ block: root, isEdge: false }];
  for (let parent = root; parent.children; ) {
    const flow = flowOf(parent, rects);
    const found = childAt(parent.children, rects, flow, along(pointer, flow));
    // A section ends where its rectangle ends; a column is as high as its row, and the page as wide as the desk.
    if (
      !found ||
      registry.get(found.block.type)?.accepts !== "blocks" ||
      (found.block.type === "section" && !spans(found.rect, "y", pointer.y))
    )
      break;
    const edge = Math.min(edgePx, found.rect.height / 4);
    const isNearEdge = pointer.y < found.rect.y + edge || pointer.y > found.rect.y + found.rect.height - edge;
    containers.push({ block: found.block, isEdge: found.block.type === "section" && isNearEdge });
    parent = found.block;
  }
  return containers;
}

/** The innermost container that may hold it as it is; at a section's edge, or where there is none, one that may with new blocks around it. */
function chooseContainer(containers: readonly Container[], registry: BlockRegistry, { types }: DraggedBlocks): Block | undefined {
  const [type = ""] = types;
  const edge = containers.findIndex(({ isEdge }) => isEdge);
  const inside = edge < 0 ? containers : containers.slice(0, edge);
  const holds = ({ block }: Container) => mayContain(registry, block.type, type);
  const wraps = ({ block }: Container) => block.type !== "section" && findWrapping(registry, block.type, type) !== undefined;
  const chosen = inside.findLast(holds) ?? inside.findLast(wraps) ?? containers.findLast(holds);
  return chosen?.block;
}
