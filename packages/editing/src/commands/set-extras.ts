import {
  type Block,
  type BlockRegistry,
  type ExtraPart,
  extraParts,
  extraSpecs,
  fits,
  isLocked,
  lockKinds,
  lockOfPart,
  storedExtra,
} from "@mailwright/document";
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
    if (!targets.ok) return targets.refusal;
    const lifted = context.mayLiftLocks() ? undefined : findLifted(targets.blocks, args);
    return lifted ? refuse("lock-not-yours", lifted.id) : refuseValues(context.registry, targets.blocks, args);
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

function refuseValues(registry: BlockRegistry, blocks: readonly Block[], { part, values }: SetExtras): Refusal | undefined {
  // Locks themselves are never locked here, or nobody could take one away.
  const kind = lockOfPart[part];
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

/** The first block of which these values would take a lock away. */
function findLifted(blocks: readonly Block[], { part, values }: SetExtras): Block | undefined {
  if (part !== "lock") return undefined;
  const lifted = lockKinds.filter((kind) => Object.hasOwn(values, kind) && values[kind] !== true);
  return blocks.find((block) => lifted.some((kind) => isLocked(block, kind)));
}
