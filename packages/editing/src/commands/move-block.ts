import { type Block, findBlock } from "@mailwright/document";
import { done, type Outcome, type Refusal, refuse } from "../outcome/outcome.js";
import type { DropTarget } from "../tree/drop-target.js";
import { placeTogether, wrapBlocks } from "../tree/place.js";
import { insertBlocks, removeBlocks } from "../tree/tree.js";
import { type CommandContext, defineCommand } from "./command.js";
import { type OnBlocks, onBlocks, take } from "./take.js";
import { findTargets, idsOf, labelBlocks, withRoot } from "./targets.js";

/** Moves blocks to the target, in document order, and selects them. The target's index counts the blocks that move, too. */
export const moveBlock = defineCommand(take.fields({ ...onBlocks, target: take.target }), {
  id: "move-block",
  words: { en: "Move block", de: "Block verschieben" },
  group: "blocks",
  changes: "document",
  refuses: (context, args) => refuseMove(context, args, args.target),
  run: (context, args) => moveTo(context, args, args.target),
});

/** Why the blocks may not go there, if so. */
export function refuseMove(context: CommandContext, blocks: OnBlocks, target: DropTarget): Refusal | undefined {
  const move = planMove(context, blocks, target);
  return "refusal" in move ? move.refusal : undefined;
}

/** Moves the blocks and selects them; staying where they are is done, too. */
export function moveTo(context: CommandContext, blocks: OnBlocks, target: DropTarget): Outcome<undefined> {
  const move = planMove(context, blocks, target);
  if ("refusal" in move) return move.refusal;
  const { document, newId } = context;
  const root = moveBlocks(document.get().root, move.blocks, target, (blocks) => wrapBlocks(blocks, move.wrap, newId));
  document.commit(labelBlocks("move", move.blocks), withRoot(document.get(), root), { select: idsOf(move.blocks) });
  return done;
}

type Plan = { readonly blocks: readonly Block[]; readonly wrap: readonly string[] } | { readonly refusal: Refusal };

function planMove(context: CommandContext, blocks: OnBlocks, target: DropTarget): Plan {
  const targets = findTargets(context, blocks);
  if (!targets.ok) return targets;
  const { root } = context.document.get();
  const parent = findBlock(root, target.parentId);
  if (!parent) return { refusal: refuse("no-such-block", target.parentId) };
  const types = targets.blocks.map(({ type }) => type);
  const place = placeTogether(root, context.registry, parent, target.index, types, targets.blocks);
  return place.ok ? { blocks: targets.blocks, wrap: place.wrap } : { refusal: refuse(place.reason) };
}

function moveBlocks(
  root: Block,
  blocks: readonly Block[],
  target: DropTarget,
  wrap: (blocks: readonly Block[]) => readonly Block[],
): Block {
  const ids = idsOf(blocks);
  const following = findBlock(root, target.parentId)?.children?.slice(target.index) ?? [];
  const anchor = following.find((child) => !ids.includes(child.id));
  const without = removeBlocks(root, ids);
  const siblings = findBlock(without, target.parentId)?.children ?? [];
  const index = anchor ? siblings.findIndex(({ id }) => id === anchor.id) : siblings.length;
  return insertBlocks(without, { parentId: target.parentId, index }, wrap(blocks));
}
