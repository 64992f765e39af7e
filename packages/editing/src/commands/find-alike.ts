import {
  type Block,
  collectBlocks,
  findBlock,
  isEqualJson,
  type JsonValue,
  resolveProps,
  resolveSettings,
  storedExtra,
} from "@mailwright/document";
import { refuse } from "../outcome/outcome.js";
import { leadOf } from "../view-state/view-store.js";
import { type CommandContext, defineCommand } from "./command.js";
import { pickStyle, styleParts, styleProps } from "./copy-style.js";
import { take } from "./take.js";

/** Where a block stands and on which screens, which a reader does not take for another look. */
const placing: ReadonlySet<string> = new Set(["padding", "align", "hideElement"]);

/**
 * Selects the blocks that look like the one that leads, so that what is set next restyles all of them: blocks of its type whose values of
 * style are the same, wherever they come from. Answers their ids; the one that led goes on leading.
 */
export const findAlike = defineCommand(take.nothing, {
  id: "find-alike",
  words: { en: "Find alike and restyle", de: "Gleich aussehende finden und umgestalten" },
  group: "blocks",
  order: 31,
  changes: "view",
  // Cheap, because menus ask at every change: how the others look is compared only when it is asked for.
  refuses: (context) => (othersOfKind(context).length > 0 ? undefined : refuse(leadIn(context) ? "nothing-alike" : "nothing-selected")),
  run(context) {
    const lead = leadIn(context);
    if (!lead) return refuse("nothing-selected");
    const lookOf = looks(context);
    const wanted = lookOf(lead);
    const alike = othersOfKind(context).filter((block) => isEqualJson(lookOf(block), wanted));
    if (alike.length === 0) return refuse("nothing-alike");
    const selection = [...alike.map(({ id }) => id), lead.id];
    context.viewState.setState({ selection });
    return { done: true, value: selection };
  },
});

function leadIn({ document, viewState }: CommandContext): Block | undefined {
  const lead = leadOf(viewState.getState().selection);
  return lead === undefined ? undefined : findBlock(document.get().root, lead);
}

function othersOfKind(context: CommandContext): readonly Block[] {
  const lead = leadIn(context);
  return collectBlocks(context.document.get().root).filter(({ id, type }) => type === lead?.type && id !== lead.id);
}

/** How a block looks: its values of style, set or inherited, and what it has for other screens. */
function looks({ document, registry }: CommandContext): (block: Block) => JsonValue {
  const settings = resolveSettings(document.get().settings);
  return (block) => {
    const values: Readonly<Record<string, JsonValue>> = resolveProps(registry.get(block.type)?.props ?? {}, block.props, settings);
    const shown = styleProps(registry, block.type).map((name) => [name, values[name] ?? null] as const);
    const parts = styleParts.map((part) => unplaced(Object.entries(pickStyle(registry, block.type, part, storedExtra(block, part)))));
    return [unplaced(shown), ...parts];
  };
}

const unplaced = (values: readonly (readonly [string, JsonValue])[]) => Object.fromEntries(values.filter(([name]) => !placing.has(name)));
