import type { PropKind, PropSpec } from "../props/prop-spec.js";
import type { Block } from "../tree/block.js";
import { walkBlocks } from "../tree/walk.js";
import { type LockKind, lockSpecs } from "./extra-specs.js";
import { type ExtraPart, storedExtra } from "./extras.js";

const contentKinds: ReadonlySet<PropKind> = new Set(["richText", "text", "image", "icon", "link", "picture", "dateTime", "code", "list"]);

/** Does a prop hold what a block says, not how it looks? */
export function isContentProp({ kind }: PropSpec): boolean {
  return contentKinds.has(kind);
}

/** Which lock guards a part of a block's extras. Rules decide what is said to whom; names and what is ignored are not sent; locks have a guard of their own. */
export const lockOfPart = {
  tablet: "style",
  mobile: "style",
  dark: "style",
  advanced: "style",
  rules: "content",
  lock: undefined,
  label: undefined,
  ignored: undefined,
} as const satisfies Record<ExtraPart, LockKind | undefined>;

/** Is this of the block locked? */
export function isLocked(block: Block, kind: LockKind): boolean {
  if (!block.extras) return false;
  const stored = storedExtra(block, "lock")[kind];
  return lockSpecs[kind].accepts(stored) && stored;
}

/** The first block, of this one and all below it, of which this is locked. */
export function findLocked(block: Block, kind: LockKind): Block | undefined {
  let found: Block | undefined;
  walkBlocks(block, (each) => {
    if (isLocked(each, kind)) found ??= each;
    return found === undefined;
  });
  return found;
}
