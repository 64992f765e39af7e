import type { BlockRegistry } from "../../definition/registry.js";
import type { Block, BlockId } from "../../tree/block.js";
import { isEqualJson } from "../../tree/equal-json.js";
import { type LockKind, lockKinds } from "../extra-specs.js";
import { type ExtraPart, extraParts } from "../extras.js";
import { isLocked, lockOfPart } from "../locks.js";
import { findChangedProps } from "./changed-props.js";
import { type FoundBlock, indexBlocks } from "./index-blocks.js";

/** What a change did to a block that it may not do. */
export type ChangeFaultCode = `locked-${LockKind}` | "lock-lifted" | "plan-required";

export interface ChangeFault {
  readonly blockId: BlockId;
  readonly code: ChangeFaultCode;
}

const hasLock = (block: Block) => lockKinds.some((kind) => isLocked(block, kind));

/**
 * What a change of a stored document did to locked blocks, by somebody for whom the locks hold. It allows what the editor's commands allow: a block
 * may move or go unless that is locked, and its copies are other blocks. Compares by id, in one pass over each document.
 */
export function findChangesOfLocked(before: unknown, after: unknown, registry: BlockRegistry): readonly ChangeFault[] {
  const locked = [...indexBlocks(before).byId.values()].filter(({ block }) => hasLock(block));
  if (locked.length === 0) return [];
  const found = indexBlocks(after).byId;
  return locked.flatMap((one) => findFaults(one, found.get(one.block.id), registry).map((code) => ({ blockId: one.block.id, code })));
}

/** The blocks of a stored document of which something is locked. */
export function findLockedBlocks(stored: unknown): readonly BlockId[] {
  return [...indexBlocks(stored).byId.values()].filter(({ block }) => hasLock(block)).map(({ block }) => block.id);
}

function findFaults({ block, parentId }: FoundBlock, now: FoundBlock | undefined, registry: BlockRegistry): readonly ChangeFaultCode[] {
  const refuseIf = (kind: LockKind, isChanged: boolean): readonly ChangeFaultCode[] =>
    isChanged && isLocked(block, kind) ? [`locked-${kind}`] : [];
  if (!now) return refuseIf("removal", true);
  if (now.block.type !== block.type) return [...refuseIf("content", true), ...refuseIf("style", true), ...refuseIf("removal", true)];
  const props = findChangedProps(block, now.block, registry);
  const parts = findChangedParts(block, now.block);
  const isUnknownChanged = props.unknown.length > 0 && isLocked(block, "content") && isLocked(block, "style");
  return [
    ...refuseIf("content", isUnknownChanged || props.content.length > 0 || parts.has("content")),
    ...refuseIf("style", isUnknownChanged || props.style.length > 0 || parts.has("style")),
    ...refuseIf("position", parentId !== now.parentId),
    ...(lockKinds.some((kind) => isLocked(block, kind) && !isLocked(now.block, kind)) ? (["lock-lifted"] as const) : []),
  ];
}

/** The locks that guard the parts of the extras which differ. A part that this version does not know may hold anything. */
function findChangedParts(before: Block, after: Block): ReadonlySet<LockKind> {
  const names = new Set([...Object.keys(before.extras ?? {}), ...Object.keys(after.extras ?? {})]);
  const changed = [...names].filter((name) => !isEqualJson(before.extras?.[name], after.extras?.[name]));
  return new Set(changed.flatMap((name): readonly LockKind[] => (isPart(name) ? [lockOfPart[name] ?? []].flat() : ["content", "style"])));
}

const isPart = (name: string): name is ExtraPart => extraParts.some((part) => part === name);
