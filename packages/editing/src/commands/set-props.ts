import {
  type Block,
  type BlockRegistry,
  type EmailDocument,
  fits,
  isContentProp,
  resolveProps,
  resolveSettings,
} from "@mailwright/document";
import type { ChangeLabel } from "../history/change-label.js";
import { done, type Refusal, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock } from "../tree/tree.js";
import { type ValuesPatch, writeProps } from "../tree/write-values.js";
import { type CommandContext, defineCommand } from "./command.js";
import { onBlocks, take } from "./take.js";
import { findNamedBlocks } from "./targets.js";

/** Sets props on each block. What the block's specs do not accept is refused, so nothing unreadable is ever stored. */
export const setProps = defineCommand(
  /** `undefined` (over a bridge: `null`) gives a prop back to what it inherits. One `mergeKey` per gesture, such as `padding:12`. */
  take.fields({ ...onBlocks, props: take.values, mergeKey: take.optional(take.text) }),
  {
    id: "set-props",
    words: { en: "Change block", de: "Block ändern" },
    group: "blocks",
    changes: "document",
    keepsText: true,
    refuses(context, args) {
      const targets = findNamedBlocks(context, args);
      return targets.ok ? refuseProps(context, targets.blocks, args.props) : targets.refusal;
    },
    run(context, args) {
      const targets = findNamedBlocks(context, args);
      if (!targets.ok) return targets.refusal;
      const { document } = context;
      const { root, settings } = document.get();
      const write = (block: Block) => resetProps(context.registry, writeProps(block, args.props), Object.keys(args.props), settings);
      const changed = targets.blocks.reduce((tree, { id }) => changeBlock(tree, id, write), root);
      document.commit(labelProps(targets.blocks, args.props), { ...document.get(), root: changed }, { mergeKey: args.mergeKey });
      return done;
    },
  },
);

/** What lost its meaning with a change goes with it: the size and place of an icon that was taken away. */
function resetProps(registry: BlockRegistry, block: Block, changed: readonly string[], settings: EmailDocument["settings"]): Block {
  const definition = registry.get(block.type);
  if (!definition?.resets) return block;
  const values = resolveProps(definition.props, block.props, resolveSettings(settings));
  return writeProps(block, Object.fromEntries(definition.resets(changed, values).map((name) => [name, undefined])));
}

function refuseProps({ registry, entitlements }: CommandContext, blocks: readonly Block[], props: ValuesPatch): Refusal | undefined {
  for (const block of blocks) {
    const definition = registry.get(block.type);
    if (!definition) return refuse("unknown-block", block.type);
    const { props: specs, entitlement } = definition;
    const isOutside = entitlement !== undefined && entitlements !== undefined && !entitlements.includes(entitlement);
    for (const [name, value] of Object.entries(props)) {
      const isGone = value === undefined || value === null;
      const spec = specs[name];
      if (!isGone && !fits(specs, name, value)) return refuse("bad-arguments", `${block.type}.${name}`);
      const isContent = spec !== undefined && isContentProp(spec);
      const locked = refuseLocked([block], isContent ? "content" : "style");
      if (locked) return locked;
      if (isOutside && isContent) return refuse("locked", entitlement);
    }
  }
  return undefined;
}

function labelProps(blocks: readonly Block[], props: ValuesPatch): ChangeLabel {
  const [first] = blocks;
  const [propName, ...others] = Object.keys(props);
  if (!first || blocks.length > 1) return { key: "setMany", count: blocks.length };
  if (propName === undefined || others.length > 0) return { key: "set", blockType: first.type };
  return { key: "setProp", blockType: first.type, propName };
}
