import { type Block, type BlockId, type EmailDocument, findBlock, findParent } from "@mailwright/document";

/** A place in an email: the lower edge of a block, or the upper edge of what would be inside one. */
export interface Anchor {
  readonly id: BlockId;
  readonly edge: "start" | "end";
}

/** Where a block of `its` would stand in another email that does not have it: after what stands before it there too, or at the beginning of what is around it. */
export function findAnchor(id: BlockId, its: EmailDocument, other: EmailDocument): Anchor | undefined {
  const place = findParent(its.root, id);
  if (!place) return undefined;
  const isThere = (block: Block) => findBlock(other.root, block.id) !== undefined;
  const before = (place.parent.children ?? []).slice(0, place.index).findLast(isThere);
  if (before) return { id: before.id, edge: "end" };
  if (isThere(place.parent)) return { id: place.parent.id, edge: "start" };
  return findAnchor(place.parent.id, its, other);
}
