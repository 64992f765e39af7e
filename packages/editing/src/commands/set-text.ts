import { findBlock, textSpecAt, writeTextAt } from "@mailwright/document";
import { done, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock } from "../tree/tree.js";
import { writeProps } from "../tree/write-values.js";
import { type CommandContext, defineCommand } from "./command.js";
import { type TakenBy, take } from "./take.js";
import { withRoot } from "./targets.js";

const place = take.fields({ prop: take.text, item: take.index, member: take.text });
/** `html` is an editor's own, sanitised HTML of the block's text, or the words of the item that `place` names. */
const typed = take.fields({ blockId: take.text, html: take.text, place: take.optional(place), mergeKey: take.optional(take.text) });
type SetText = TakenBy<typeof typed>;

/** Writes what was typed in place to the block's text, or to that of one of its items: how text editing ends. */
export const setText = defineCommand(typed, {
  id: "set-text",
  words: { en: "Edit text", de: "Text bearbeiten" },
  group: "blocks",
  changes: "document",
  keepsText: true,
  refuses(context, args) {
    const block = findBlock(context.document.get().root, args.blockId);
    if (!block) return refuse("no-such-block", args.blockId);
    const definition = context.registry.get(block.type);
    const spec = definition && textSpecAt(definition, args.place);
    if (!spec || !propsWith(context, args)) return refuse("bad-arguments", args.place ? "place" : args.blockId);
    if (!spec.accepts(args.html)) return refuse("bad-arguments", "html");
    return refuseLocked([block], "content");
  },
  run(context, args) {
    const { document } = context;
    const { blockId, mergeKey } = args;
    const stored = document.get();
    const block = findBlock(stored.root, blockId);
    const props = propsWith(context, args);
    if (!block || !props) return refuse("no-such-block", blockId);
    const root = changeBlock(stored.root, blockId, (found) => writeProps(found, props));
    document.commit({ key: "text", blockType: block.type }, withRoot(stored, root), { mergeKey });
    return done;
  },
});

function propsWith({ document, registry }: CommandContext, { blockId, html, place }: SetText) {
  const block = findBlock(document.get().root, blockId);
  const definition = block && registry.get(block.type);
  return definition && writeTextAt(definition, block.props, html, place);
}
