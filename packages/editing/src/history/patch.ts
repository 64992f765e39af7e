import { type Block, type BlockId, type BlockPath, type EmailDocument, isEqualJson } from "@mailwright/document";
import { changeAt, writeChildren, writeExtras } from "../tree/tree.js";

/**
 * One difference between two documents. `before` and `after` are the documents' own objects, so going back and forth gives
 * every untouched row as the same object. `at` leads to the block as it was before this patch. In `children`, a run of blocks that starts
 * at `index` is replaced; `undefined` means that the block had no list of children at all.
 */
export type Patch =
  | { readonly on: "version"; readonly before: number; readonly after: number }
  | { readonly on: "settings"; readonly before: EmailDocument["settings"]; readonly after: EmailDocument["settings"] }
  | { readonly on: "root"; readonly before: Block; readonly after: Block }
  | {
      readonly on: "props";
      readonly blockId: BlockId;
      readonly at: BlockPath;
      readonly before: Block["props"];
      readonly after: Block["props"];
    }
  | {
      readonly on: "extras";
      readonly blockId: BlockId;
      readonly at: BlockPath;
      readonly before: Block["extras"];
      readonly after: Block["extras"];
    }
  | {
      readonly on: "children";
      readonly blockId: BlockId;
      readonly at: BlockPath;
      readonly index: number;
      readonly before: readonly Block[] | undefined;
      readonly after: readonly Block[] | undefined;
    };

/**
 * The patches that lead from one document to the other. Compares identities only, so its cost is that of what changed and
 * of the lists on the way; and the patches are as small as the change, also for a block that is put first among thousands.
 */
export function diffDocuments(before: EmailDocument, after: EmailDocument): readonly Patch[] {
  const patches: Patch[] = [];
  if (before.version !== after.version) patches.push({ on: "version", before: before.version, after: after.version });
  if (before.settings !== after.settings) patches.push({ on: "settings", before: before.settings, after: after.settings });
  if (!isSameBlock(before.root, after.root)) patches.push({ on: "root", before: before.root, after: after.root });
  else diffBlock(before.root, after.root, [], patches);
  return patches;
}

/** The document after (or, backwards, before) the patches. */
export function applyPatches(document: EmailDocument, patches: readonly Patch[], way: "forward" | "back"): EmailDocument {
  const ordered = way === "forward" ? patches : patches.toReversed();
  return ordered.reduce((result, patch) => applyPatch(result, patch, way), document);
}

/** Is this a patch in name only: other objects with the same content? */
export function isIdle(patch: Patch): boolean {
  return patch.on !== "children" && patch.on !== "root" && isEqualJson(patch.before, patch.after);
}

function isSameBlock(one: Block | undefined, other: Block | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.id === other.id && one.type === other.type);
}

function diffBlock(before: Block, after: Block, at: BlockPath, patches: Patch[]): void {
  if (before === after) return;
  if (before.props !== after.props) patches.push({ on: "props", blockId: before.id, at, before: before.props, after: after.props });
  if (before.extras !== after.extras) patches.push({ on: "extras", blockId: before.id, at, before: before.extras, after: after.extras });
  if (before.children === after.children) return;
  if (before.children && after.children) diffChildren(before.id, before.children, after.children, at, patches);
  else patches.push({ on: "children", blockId: before.id, at, index: 0, before: before.children, after: after.children });
}

function diffChildren(blockId: BlockId, before: readonly Block[], after: readonly Block[], at: BlockPath, patches: Patch[]): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSameBlock(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSameBlock(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const shift = after.length - before.length;
  for (let index = 0; index < before.length; index++) {
    if (index >= head && index < before.length - tail) continue;
    const old = before[index];
    const young = after[index < head ? index : index + shift];
    if (old && young && old !== young) diffBlock(old, young, [...at, index], patches);
  }
  const removed = before.slice(head, before.length - tail);
  const added = after.slice(head, after.length - tail);
  if (removed.length + added.length > 0) patches.push({ on: "children", blockId, at, index: head, before: removed, after: added });
}

function applyPatch(document: EmailDocument, patch: Patch, way: "forward" | "back"): EmailDocument {
  switch (patch.on) {
    case "version":
      return { ...document, version: way === "forward" ? patch.after : patch.before };
    case "settings":
      return { ...document, settings: way === "forward" ? patch.after : patch.before };
    case "root":
      return { ...document, root: way === "forward" ? patch.after : patch.before };
    case "props": {
      const props = way === "forward" ? patch.after : patch.before;
      return { ...document, root: changeAt(document.root, patch.at, (block) => ({ ...block, props })) };
    }
    case "extras": {
      const extras = way === "forward" ? patch.after : patch.before;
      return { ...document, root: changeAt(document.root, patch.at, (block) => writeExtras(block, extras)) };
    }
    case "children": {
      const [taken, given] = way === "forward" ? [patch.before, patch.after] : [patch.after, patch.before];
      const splice = (block: Block) =>
        writeChildren(block, given && (block.children ?? []).toSpliced(patch.index, taken?.length ?? 0, ...given));
      return { ...document, root: changeAt(document.root, patch.at, splice) };
    }
  }
}
