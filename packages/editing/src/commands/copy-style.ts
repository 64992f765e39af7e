import {
  type Block,
  type BlockRegistry,
  type ExtraPart,
  extraSpecs,
  findBlock,
  fits,
  isContentProp,
  type JsonValue,
  storedExtra,
} from "@mailwright/document";
import { done, type Refusal, refuse } from "../outcome/outcome.js";
import { refuseLocked } from "../tree/refuse-locked.js";
import { changeBlock } from "../tree/tree.js";
import { writeProps } from "../tree/write-values.js";
import { type CopiedStyle, readStyle, writeStyle } from "./clipboard.js";
import { type CommandContext, defineCommand } from "./command.js";
import { writePart } from "./set-extras.js";
import { onBlocks, type TakenBy, take } from "./take.js";
import { findTargets, refuseWithoutTargets, withRoot } from "./targets.js";

const pasting = take.orNothing(take.fields({ ...onBlocks, text: take.optional(take.text) }));
type PasteStyle = TakenBy<typeof pasting>;

// A column's width belongs to its section: all columns together make 100 %.
const arrangingProps: Readonly<Record<string, readonly string[]>> = { cell: ["width"] };

/** Copies how the block looks: its own values of every prop that is not content. Answers the text. */
export const copyStyle = defineCommand(take.orNothing(take.fields(onBlocks)), {
  id: "copy-style",
  words: { en: "Copy styles", de: "Stil kopieren" },
  group: "blocks",
  order: 29,
  changes: "view",
  shortcuts: [{ keys: "mod+alt+c" }],
  refuses: refuseWithoutTargets,
  run(context, args) {
    const targets = findTargets(context, args);
    if (!targets.ok) return targets.refusal;
    const [block] = targets.blocks;
    const names = styleProps(context.registry, block.type);
    const own = Object.entries(block.props).filter(([name]) => names.includes(name));
    const extras = styleParts.map((part) => [part, pickStyle(context.registry, block.type, part, storedExtra(block, part))] as const);
    const kept = extras.filter(([, values]) => Object.keys(values).length > 0);
    const text = writeStyle({ type: block.type, props: Object.fromEntries(own), extras: Object.fromEntries(kept) });
    context.viewState.setState({ clipboard: { kind: "style", text } });
    context.clipboard?.write(text);
    return { done: true, value: text };
  },
});

/** Makes blocks look like the copied one, as far as they have the same props. */
export const pasteStyle = defineCommand(pasting, {
  id: "paste-style",
  words: { en: "Paste styles", de: "Stil einfügen" },
  group: "blocks",
  order: 30,
  changes: "document",
  shortcuts: [{ keys: "mod+alt+v" }],
  refuses(context, args) {
    const style = findStyle(context, args);
    if ("refusal" in style) return style.refusal;
    const targets = findTargets(context, args);
    return targets.ok ? refuseLocked(targets.blocks, "style") : targets.refusal;
  },
  run(context, args) {
    const style = findStyle(context, args);
    const targets = findTargets(context, args);
    if ("refusal" in style) return style.refusal;
    if (!targets.ok) return targets.refusal;
    const { document, registry } = context;
    const paint = (block: Block) => fitExtras(registry, writeProps(block, fitStyle(registry, block, style.style)), style.style);
    const root = targets.blocks.reduce((tree, { id }) => (findBlock(tree, id) ? changeBlock(tree, id, paint) : tree), document.get().root);
    document.commit({ key: "pasteStyle" }, withRoot(document.get(), root));
    return done;
  },
});

function findStyle({ viewState }: CommandContext, args: PasteStyle): { readonly style: CopiedStyle } | { readonly refusal: Refusal } {
  const clipboard = viewState.getState().clipboard;
  const text = args?.text ?? (clipboard?.kind === "style" ? clipboard.text : undefined);
  if (text === undefined) return { refusal: refuse("no-styles") };
  const style = readStyle(text);
  return style ? { style } : { refusal: refuse("bad-styles") };
}

/** Between blocks of one type the look becomes the same, so what the source inherits is inherited again. */
function fitStyle(registry: BlockRegistry, block: Block, style: CopiedStyle): Record<string, JsonValue | undefined> {
  const specs = registry.get(block.type)?.props ?? {};
  const names = styleProps(registry, block.type);
  const reset = style.type === block.type ? Object.fromEntries(names.map((name) => [name, undefined])) : {};
  const fitting = Object.entries(style.props).filter(([name, value]) => names.includes(name) && fits(specs, name, value));
  return { ...reset, ...Object.fromEntries(fitting) };
}

/** The parts of extras that are style. */
export const styleParts = ["tablet", "mobile", "dark", "advanced"] as const satisfies readonly ExtraPart[];

function fitExtras(registry: BlockRegistry, block: Block, style: CopiedStyle): Block {
  return styleParts.reduce((painted, part) => {
    const fitting = pickStyle(registry, block.type, part, storedExtra(style, part));
    const own = style.type === block.type ? pickStyle(registry, block.type, part, storedExtra(block, part)) : {};
    const reset = Object.fromEntries(Object.keys(own).map((name) => [name, undefined]));
    return writePart(painted, part, { ...reset, ...fitting });
  }, block);
}

/** The values that blocks of this type take, without what is content. */
export function pickStyle(registry: BlockRegistry, type: string, part: ExtraPart, values: CopiedStyle["props"]): CopiedStyle["props"] {
  const definition = registry.get(type);
  const specs = definition ? extraSpecs(definition, part) : {};
  const isStyle = (name: string, value: JsonValue) => fits(specs, name, value) && specs[name] !== undefined && !isContentProp(specs[name]);
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isStyle(name, value)));
}

export function styleProps(registry: BlockRegistry, type: string): readonly string[] {
  const specs = Object.entries(registry.get(type)?.props ?? {});
  return specs.filter(([name, spec]) => !isContentProp(spec) && !arrangingProps[type]?.includes(name)).map(([name]) => name);
}
