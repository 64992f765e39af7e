import { type Block, type BlockRegistry, type ExtraPart, extraParts, extraSpecs, fits, storedExtra } from "@mailwright/document";
import { done, type Refusal, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock, writeExtras } from "../tree/tree.js";
import { writeValues } from "../tree/write-values.js";
import { isFields, isJsonRecord, isOnBlocks, isOneOf, isOptional, isString } from "./accept.js";
import type { CommandArguments } from "./command-arguments.js";
import { defineCommand } from "./define-command.js";
import { findNamedBlocks } from "./targets.js";

type SetExtras = CommandArguments["set-extras"];

/** Sets what a block has beside its props: overrides for phones and the dark, the advanced sector, rules, locks. */
export const setExtras = defineCommand<"set-extras", undefined>({
  id: "set-extras",
  changes: "document",
  keepsText: true,
  accepts: (args): args is SetExtras =>
    isFields(args) &&
    isOnBlocks(args) &&
    isOneOf(extraParts)(args["part"]) &&
    isJsonRecord(args["values"]) &&
    isOptional(args["mergeKey"], isString),
  refuses(context, args) {
    const targets = findNamedBlocks(context, args);
    return targets.ok ? refuseValues(context.registry, targets.blocks, args) : targets.refusal;
  },
  run(context, { part, values, mergeKey, ...onBlocks }) {
    const targets = findNamedBlocks(context, onBlocks);
    if (!targets.ok) return targets.refusal;
    const { document } = context;
    const write = (block: Block) => writePart(block, part, values);
    const root = targets.blocks.reduce((tree, { id }) => changeBlock(tree, id, write), document.get().root);
    document.commit({ key: "setExtras", blockType: targets.blocks[0].type }, { ...document.get(), root }, { mergeKey });
    return done;
  },
});

/** The block with these values in a part of its extras. A part without values is not stored, nor are extras without parts. */
export function writePart(block: Block, part: ExtraPart, values: SetExtras["values"]): Block {
  const stored = storedExtra(block, part);
  const written = writeValues(stored, values);
  if (written === stored) return block;
  const { [part]: _, ...others } = block.extras ?? {};
  const extras = Object.keys(written).length > 0 ? { ...others, [part]: written } : others;
  return writeExtras(block, Object.keys(extras).length > 0 ? extras : undefined);
}

// Rules decide what is said to whom; locks themselves are never locked, or nobody could take one away. What is ignored is not sent.
const lockedBy = {
  tablet: "style",
  mobile: "style",
  dark: "style",
  advanced: "style",
  rules: "content",
  lock: undefined,
  ignored: undefined,
} as const;

function refuseValues(registry: BlockRegistry, blocks: readonly Block[], { part, values }: SetExtras): Refusal | undefined {
  const kind = lockedBy[part];
  const locked = kind && refuseLocked(blocks, kind);
  if (locked) return locked;
  for (const block of blocks) {
    const definition = registry.get(block.type);
    if (!definition) return refuse("unknown-block", block.type);
    const specs = extraSpecs(definition, part);
    for (const [name, value] of Object.entries(values)) {
      const isGone = value === undefined || value === null;
      if (!isGone && !fits(specs, name, value)) return refuse("bad-arguments", `${block.type}.${part}.${name}`);
    }
  }
  return undefined;
}
