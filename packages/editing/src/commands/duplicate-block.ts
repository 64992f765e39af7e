import { type Block, blueprintOf, findParent, plantBlock, refuseContent } from "@mailwright/document";
import { type Refusal, refuse } from "../outcome/outcome.js";
import { resolvePlace } from "../tree/place.js";
import { refuseOutsidePlan } from "../tree/refuse-outside-plan.js";
import { insertBlocks } from "../tree/tree.js";
import { type CommandContext, defineCommand } from "./command.js";
import { onBlocks, take } from "./take.js";
import { findTargets, idsOf, labelBlocks, withRoot } from "./targets.js";

/** Puts a copy right after each block, selects the copies and answers their ids. */
export const duplicateBlock = defineCommand(take.orNothing(take.fields(onBlocks)), {
  id: "duplicate-block",
  words: { en: "Duplicate block", de: "Block duplizieren" },
  short: { en: "Duplicate", de: "Duplizieren" },
  group: "blocks",
  order: 20,
  changes: "document",
  shortcuts: [{ keys: "mod+d" }],
  refuses(context, args) {
    const targets = findTargets(context, args);
    return targets.ok ? refuseCopies(context, targets.blocks) : targets.refusal;
  },
  run(context, args) {
    const targets = findTargets(context, args);
    if (!targets.ok) return targets.refusal;
    const { document, newId } = context;
    const copies = targets.blocks.map((block) => ({ block, copy: plantBlock(blueprintOf(block), newId) }));
    const root = copies.reduce((tree, { block, copy }) => insertAfter(tree, block, copy), document.get().root);
    const ids = idsOf(copies.map(({ copy }) => copy));
    document.commit(labelBlocks("duplicate", targets.blocks), withRoot(document.get(), root), { select: ids });
    return { done: true, value: ids };
  },
});

// Tried one after the other on a tree that is thrown away, so that several columns cannot overfill their section together.
function refuseCopies({ document, registry, entitlements }: CommandContext, blocks: readonly Block[]): Refusal | undefined {
  let { root } = document.get();
  for (const block of blocks) {
    const at = findParent(root, block.id);
    if (!at) return refuse("no-such-block", block.id);
    const place = resolvePlace(root, registry, { parentId: at.parent.id, index: at.index + 1 }, block.type);
    if (!place.ok) return refuse(place.reason);
    const reason = refuseContent(registry, root, block);
    const refusal = reason ? refuse(reason) : refuseOutsidePlan(block, registry, entitlements);
    if (refusal) return refusal;
    root = insertAfter(root, block, { ...block, id: `${block.id} copy` });
  }
  return undefined;
}

function insertAfter(root: Block, block: Block, copy: Block): Block {
  const at = findParent(root, block.id);
  return at ? insertBlocks(root, { parentId: at.parent.id, index: at.index + 1 }, [copy]) : root;
}
