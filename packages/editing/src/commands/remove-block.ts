import { type Block, type BlockId, findParent } from "@mailwright/document";
import { done, type Outcome, type Refusal } from "../outcome/outcome.js";
import { refuseRemoval } from "../tree/refuse-locked.js";
import { removeBlocks, topmostBlocks } from "../tree/tree.js";
import { type CommandContext, defineCommand } from "./command.js";
import { type OnBlocks, onBlocks, take } from "./take.js";
import { findTargets, idsOf, labelBlocks, withRoot } from "./targets.js";

/** Deletes blocks and selects what stands where they stood. A section whose last column goes, goes with it. */
export const removeBlock = defineCommand(take.orNothing(take.fields(onBlocks)), {
  id: "remove-block",
  words: { en: "Delete block", de: "Block löschen" },
  short: { en: "Delete", de: "Löschen" },
  group: "blocks",
  order: 21,
  changes: "document",
  shortcuts: [{ keys: "delete" }, { keys: "backspace" }],
  refuses: refuseRemovingTargets,
  run: (context, args) => removeTargets(context, args, "remove"),
});

/** Why these blocks cannot be deleted, if so. */
export function refuseRemovingTargets(context: CommandContext, args: OnBlocks | undefined): Refusal | undefined {
  const targets = findTargets(context, args);
  return targets.ok ? refuseRemoval(findGoing(context.document.get().root, targets.blocks)) : targets.refusal;
}

/** What delete and cut have in common. */
export function removeTargets(context: CommandContext, args: OnBlocks | undefined, key: "remove" | "cut"): Outcome<undefined> {
  const targets = findTargets(context, args);
  if (!targets.ok) return targets.refusal;
  const { document } = context;
  const { root } = document.get();
  const blocks = findGoing(root, targets.blocks);
  const heir = findHeir(root, blocks);
  const label = labelBlocks(key, blocks);
  document.commit(label, withRoot(document.get(), removeBlocks(root, idsOf(blocks))), { select: heir === undefined ? [] : [heir] });
  return done;
}

// An empty section cannot stand, so deleting all its columns means the section.
function findGoing(root: Block, blocks: readonly Block[]): readonly Block[] {
  const ids = idsOf(blocks);
  const going = blocks.map((block) => {
    const parent = findParent(root, block.id)?.parent;
    const isLast = parent?.type === "section" && parent.children?.every((child) => ids.includes(child.id));
    return isLast ? parent.id : block.id;
  });
  return topmostBlocks(root, going);
}

function findHeir(root: Block, blocks: readonly Block[]): BlockId | undefined {
  const ids = idsOf(blocks);
  const at = blocks[0] && findParent(root, blocks[0].id);
  if (!at) return undefined;
  const siblings = at.parent.children ?? [];
  const isStaying = (block: Block) => !ids.includes(block.id);
  const heir = siblings.slice(at.index).find(isStaying) ?? siblings.slice(0, at.index).findLast(isStaying) ?? at.parent;
  return heir.id === root.id ? undefined : heir.id;
}
