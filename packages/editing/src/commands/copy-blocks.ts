import { type Outcome, refuse } from "../outcome/outcome.js";
import { writeBlocks } from "./clipboard.js";
import { type CommandContext, defineCommand } from "./command.js";
import { refuseRemovingTargets, removeTargets } from "./remove-block.js";
import { type OnBlocks, onBlocks, take } from "./take.js";
import { findTargets, refuseWithoutTargets } from "./targets.js";

/** Copies blocks inside this editor, and answers their text for the system's clipboard. */
export const copyBlocks = defineCommand(take.orNothing(take.fields(onBlocks)), {
  id: "copy-blocks",
  words: { en: "Copy block", de: "Block kopieren" },
  short: { en: "Copy", de: "Kopieren" },
  group: "blocks",
  order: 26,
  changes: "view",
  shortcuts: [{ keys: "mod+c", isNative: true }],
  offers: [],
  refuses: refuseWithoutTargets,
  run: copyTargets,
});

/** Copies blocks and deletes them. */
export const cutBlocks = defineCommand(take.orNothing(take.fields(onBlocks)), {
  id: "cut-blocks",
  words: { en: "Cut block", de: "Block ausschneiden" },
  short: { en: "Cut", de: "Ausschneiden" },
  group: "blocks",
  order: 27,
  changes: "document",
  shortcuts: [{ keys: "mod+x", isNative: true }],
  offers: [],
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
  context.viewState.setState({ clipboard: { kind: "blocks", text } });
  return { done: true, value: text };
}
