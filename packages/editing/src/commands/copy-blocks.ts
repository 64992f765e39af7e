import { type Outcome, refuse } from "../outcome/outcome.js";
import { isOnBlocksOrNothing } from "./accept.js";
import { writeBlocks } from "./clipboard.js";
import type { CommandContext } from "./command.js";
import type { OnBlocks } from "./command-arguments.js";
import { defineCommand } from "./define-command.js";
import { refuseRemovingTargets, removeTargets } from "./remove-block.js";
import { findTargets, refuseWithoutTargets } from "./targets.js";

/** Copies blocks inside this editor, and answers their text for the system's clipboard. */
export const copyBlocks = defineCommand<"copy-blocks", string>({
  id: "copy-blocks",
  changes: "session",
  shortcuts: [{ keys: "mod+c", isNative: true }],
  accepts: isOnBlocksOrNothing,
  refuses: refuseWithoutTargets,
  run: copyTargets,
});

/** Copies blocks and deletes them. */
export const cutBlocks = defineCommand<"cut-blocks", string>({
  id: "cut-blocks",
  changes: "document",
  shortcuts: [{ keys: "mod+x", isNative: true }],
  accepts: isOnBlocksOrNothing,
  refuses: refuseRemovingTargets,
  run(context, args) {
    const copied = copyTargets(context, args);
    if (!copied.done) return copied;
    const removed = removeTargets(context, args, "cut");
    return removed.done ? copied : removed;
  },
});

function copyTargets(context: CommandContext, args: OnBlocks | undefined): Outcome<string> {
  const targets = findTargets(context, args);
  if (!targets.ok) return refuse(targets.refusal.refusal);
  const text = writeBlocks(targets.blocks);
  context.session.setState({ clipboard: { kind: "blocks", text } });
  return { done: true, value: text };
}
