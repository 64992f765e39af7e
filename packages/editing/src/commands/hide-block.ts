import { type Block, type BlockRegistry, resolveProps } from "@mailwright/document";
import { done, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock } from "../tree/tree.js";
import { writeProps } from "../tree/write-values.js";
import { type CommandContext, defineCommand } from "./command.js";
import { onBlocks, type TakenBy, take } from "./take.js";
import { findNamedBlocks, withRoot } from "./targets.js";

/** The prop that blocks have which can be hidden. */
const hidingProp = "hideElement";

const hiding = take.fields({ ...onBlocks, on: take.oneOf(["no", "tablet", "mobile"]) });
type Hiding = TakenBy<typeof hiding>;

/** Hides blocks on smaller devices, or shows them everywhere again: all of the selected ones that can be hidden. */
export const hideBlock = defineCommand(hiding, {
  id: "hide-block",
  words: { en: "Hide on devices", de: "Auf Geräten ausblenden" },
  group: "blocks",
  order: 28,
  changes: "document",
  offers: [
    { key: "mobile", args: { on: "mobile" }, words: { en: "Hide on phones", de: "Auf Smartphones ausblenden" } },
    { key: "tablet", args: { on: "tablet" }, words: { en: "Hide on tablets and phones", de: "Auf Tablets und Smartphones ausblenden" } },
    { key: "no", args: { on: "no" }, words: { en: "Show on all devices", de: "Auf allen Geräten zeigen" } },
  ],
  refuses(context, args) {
    const targets = findNamedBlocks(context, args);
    if (!targets.ok) return targets.refusal;
    const changing = findChanging(context, targets.blocks, args);
    return changing.length === 0 ? refuse("not-here") : refuseLocked(changing, "style");
  },
  run(context, args) {
    const targets = findNamedBlocks(context, args);
    if (!targets.ok) return targets.refusal;
    const { document } = context;
    const changing = findChanging(context, targets.blocks, args);
    const [first] = changing;
    if (!first) return refuse("not-here");
    const hide = (block: Block) => writeProps(block, { [hidingProp]: args.on });
    const root = changing.reduce((tree, { id }) => changeBlock(tree, id, hide), document.get().root);
    const label =
      changing.length > 1
        ? ({ key: "setMany", count: changing.length } as const)
        : ({ key: "setProp", blockType: first.type, propName: hidingProp } as const);
    document.commit(label, withRoot(document.get(), root));
    return done;
  },
});

/** The blocks that would be hidden otherwise than they are. */
function findChanging({ registry }: CommandContext, blocks: readonly Block[], { on }: Hiding): readonly Block[] {
  return blocks.filter((block) => {
    const hidden = hiddenOn(block, registry);
    return hidden !== undefined && hidden !== on;
  });
}

function hiddenOn({ type, props }: Block, registry: BlockRegistry): unknown {
  const spec = registry.get(type)?.props[hidingProp];
  return spec && resolveProps({ [hidingProp]: spec }, props, undefined)[hidingProp];
}
