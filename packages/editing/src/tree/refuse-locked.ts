import { type Block, findLocked, isLocked, type LockKind } from "@mailwright/document";
import { type Refusal, refuse } from "../outcome/outcome.js";

/** The refusal where this is locked of any of the blocks. */
export function refuseLocked(blocks: readonly Block[], kind: LockKind): Refusal | undefined {
  const locked = blocks.find((block) => isLocked(block, kind));
  return locked && refuse(`locked-${kind}`, locked.id);
}

/** The refusal where a block that must not be deleted is among these, or inside one of them. */
export function refuseRemoval(blocks: readonly Block[]): Refusal | undefined {
  for (const block of blocks) {
    const locked = findLocked(block, "removal");
    if (locked) return refuse("locked-removal", locked.id);
  }
  return undefined;
}
