import { findBlock } from "@mailwright/document";
import { done, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock } from "../tree/tree.js";
import { writeProps } from "../tree/write-values.js";
import { isFields, isOptional, isString } from "./accept.js";
import type { CommandContext } from "./command.js";
import type { CommandArguments } from "./command-arguments.js";
import { defineCommand } from "./define-command.js";
import { withRoot } from "./targets.js";

type SetText = CommandArguments["set-text"];

/** Writes what was typed in place to the block's editable prop: how text editing ends. */
export const setText = defineCommand<"set-text", undefined>({
  id: "set-text",
  changes: "document",
  keepsText: true,
  accepts: (args): args is SetText =>
    isFields(args) && isString(args["blockId"]) && isString(args["html"]) && isOptional(args["mergeKey"], isString),
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
