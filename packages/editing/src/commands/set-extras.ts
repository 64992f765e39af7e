import { type Block, type BlockRegistry, type ExtraPart, extraParts, extraSpecs, fits, storedExtra } from "@mailwright/document";
import { done, type Refusal, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock, writeExtras } from "../tree/tree.js";
import { writeValues } from "../tree/write-values.js";
import { defineCommand } from "./command.js";
import { onBlocks, type TakenBy, take } from "./take.js";
import { findNamedBlocks } from "./targets.js";

/** Values in one part of what blocks have beside their props; `undefined` or `null` takes one away. */
const extras = take.fields({ ...onBlocks, part: take.oneOf(extraParts), values: take.values, mergeKey: take.optional(take.text) });
type SetExtras = TakenBy<typeof extras>;

/** Sets what a block has beside its props: overrides for phones and the dark, the advanced sector, rules, locks. */
export const setExtras = defineCommand(extras, {
  id: "set-extras",
  words: { en: "Change more of a block", de: "Mehr am Block ändern" },
  group: "blocks",
  changes: "document",
  keepsText: true,
  refuses(context, args) {
    const targets = findNamedBlocks(context, args);
    return targets.ok ? refuseValues(context.registry, targets.blocks, args) : targets.refusal;
  },
  run(context, { part, values, mergeKey, ...named }) {
    const targets = findNamedBlocks(context, named);
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
