import { findBlock } from "@mailwright/document";
import { done, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock } from "../tree/tree.js";
import { writeProps } from "../tree/write-values.js";
import { type CommandContext, defineCommand } from "./command.js";
import { type TakenBy, take } from "./take.js";
import { withRoot } from "./targets.js";

/** `html` is an editor's own, sanitised HTML of the block's editable prop. */
const typed = take.fields({ blockId: take.text, html: take.text, mergeKey: take.optional(take.text) });
type SetText = TakenBy<typeof typed>;

/** Writes what was typed in place to the block's editable prop: how text editing ends. */
export const setText = defineCommand(typed, {
  id: "set-text",
  words: { en: "Edit text", de: "Text bearbeiten" },
  group: "blocks",
  changes: "document",
  keepsText: true,
  refuses(context, args) {
    const spec = findTextSpec(context, args);
    if (!spec) return refuse(findBlock(context.document.get().root, args.blockId) ? "bad-arguments" : "no-such-block", args.blockId);
    if (!spec.accepts(args.html)) return refuse("bad-arguments", "html");
    const block = findBlock(context.document.get().root, args.blockId);
    return block && refuseLocked([block], "content");
  },
  run(context, { blockId, html, mergeKey }) {
    const { document, registry } = context;
    const stored = document.get();
    const block = findBlock(stored.root, blockId);
    const prop = block && registry.get(block.type)?.editable?.prop;
    if (!block || prop === undefined) return refuse("no-such-block", blockId);
    const root = changeBlock(stored.root, blockId, (found) => writeProps(found, { [prop]: html }));
    document.commit({ key: "text", blockType: block.type }, withRoot(stored, root), { mergeKey });
    return done;
  },
});

function findTextSpec({ document, registry }: CommandContext, { blockId }: SetText) {
  const block = findBlock(document.get().root, blockId);
  const definition = block && registry.get(block.type);
  return definition?.editable && definition.props[definition.editable.prop];
}
