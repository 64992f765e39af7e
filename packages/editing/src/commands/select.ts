import { type Block, type BlockId, collectBlocks, contains, findLineage, findParent } from "@mailwright/document";
import { refuse } from "../outcome/outcome.js";
import { leadOf } from "../view-state/view-store.js";
import { defineCommand } from "./command.js";
import { take } from "./take.js";

export const selectSteps = ["next", "previous", "parent", "child", "extend-next", "extend-previous", "all", "alike", "none"] as const;
export type SelectStep = (typeof selectSteps)[number];
const ways = ["replace", "extend", "toggle", "range"] as const;

/** Selects the named blocks, or walks the tree from what is selected. */
export const select = defineCommand(
  /**
   * These blocks, or a step from what is selected. `extend` keeps what was selected, `toggle` adds or takes away, `range` goes from what
   * leads to the first of these, where both stand in the same block, and is `extend` elsewhere.
   */
  take.either(
    take.fields({ step: take.oneOf(selectSteps) }),
    take.fields({ blockIds: take.blockIds, how: take.optional(take.oneOf(ways)) }),
  ),
  {
    id: "select",
    words: { en: "Select", de: "Auswählen" },
    group: "blocks",
    order: 23,
    changes: "view",
    shortcuts: [
      { keys: "arrowdown", args: { step: "next" } },
      { keys: "arrowup", args: { step: "previous" } },
      { keys: "arrowright", args: { step: "child" } },
      { keys: "arrowleft", args: { step: "parent" } },
      { keys: "escape", args: { step: "parent" } },
      { keys: "shift+arrowdown", args: { step: "extend-next" } },
      { keys: "shift+arrowup", args: { step: "extend-previous" } },
      { keys: "mod+a", args: { step: "all" } },
    ],
    offers: [
      { key: "parent", args: { step: "parent" }, words: { en: "Select parent", de: "Übergeordneten Block auswählen" } },
      { key: "alike", args: { step: "alike" }, words: { en: "Select all of this kind", de: "Alle dieser Art auswählen" } },
    ],
    refuses({ document, viewState }, args) {
      const { root } = document.get();
      if ("step" in args) return takeStep[args.step](root, viewState.getState().selection) ? undefined : refuse("not-here");
      const missing = args.blockIds.find((id) => id === root.id || !contains(root, id));
      return missing === undefined ? undefined : refuse("no-such-block", missing);
    },
    run({ document, viewState }, args) {
      const { selection } = viewState.getState();
      const selected = "step" in args ? takeStep[args.step](document.get().root, selection) : combine(document.get().root, selection, args);
      if (!selected) return refuse("not-here");
      viewState.setState({ selection: selected });
      return { done: true, value: selected };
    },
  },
);

type Ids = readonly BlockId[];

interface Chosen {
  readonly blockIds: Ids;
  readonly how?: (typeof ways)[number];
}

function combine(root: Block, selection: Ids, { blockIds, how = "replace" }: Chosen): Ids {
  if (how === "replace") return [...new Set(blockIds)];
  if (how === "range") return combine(root, selection, { blockIds: rangeTo(root, selection, blockIds), how: "extend" });
  const others = selection.filter((id) => !blockIds.includes(id));
  const added = how === "extend" ? blockIds : blockIds.filter((id) => !selection.includes(id));
  return [...others, ...added];
}

/** The siblings from the leading block to another one, which leads then; that one alone where they are no siblings. */
function rangeTo(root: Block, selection: Ids, blockIds: Ids): Ids {
  const lead = leadOf(selection);
  const [to] = blockIds;
  const from = lead === undefined ? undefined : findParent(root, lead);
  const end = to === undefined ? undefined : findParent(root, to);
  if (!from || !end || from.parent !== end.parent) return blockIds;
  const between = from.parent.children?.slice(Math.min(from.index, end.index), Math.max(from.index, end.index) + 1) ?? [];
  const ids = between.map(({ id }) => id);
  return from.index <= end.index ? ids : ids.reverse();
}

const takeStep = {
  next: (root, selection) => one(findNext(root, selection)),
  previous: (root, selection) => one(findPrevious(root, selection)),
  parent: (root, selection) => one(lineageOf(root, selection).slice(1).at(-2)),
  child: (root, selection) => one(lineageOf(root, selection).at(-1)?.children?.[0]),
  "extend-next": (root, selection) => extend(root, selection, 1),
  "extend-previous": (root, selection) => extend(root, selection, -1),
  all: (root, selection) => siblingsOf(root, selection)?.siblings.map(({ id }) => id),
  alike: (root, selection) => alike(root, selection),
  none: () => [],
} satisfies Record<SelectStep, (root: Block, selection: Ids) => Ids | undefined>;

/** All blocks of the type of the one that leads, which goes on leading. */
function alike(root: Block, selection: Ids): Ids | undefined {
  const lead = leadOf(selection);
  const blocks = collectBlocks(root);
  const type = blocks.find(({ id }) => id === lead)?.type;
  if (lead === undefined || type === undefined) return undefined;
  return [...blocks.filter((block) => block.type === type && block.id !== lead).map(({ id }) => id), lead];
}

function one(block: Block | undefined): Ids | undefined {
  return block && [block.id];
}

function lineageOf(root: Block, selection: Ids): readonly Block[] {
  const lead = leadOf(selection);
  return lead === undefined ? [root] : findLineage(root, lead);
}

// Down and up walk all blocks as they stand in the document: into a block first, then past it.
function findNext(root: Block, selection: Ids): Block | undefined {
  const lineage = lineageOf(root, selection);
  const child = lineage.at(-1)?.children?.[0];
  if (child) return child;
  for (let depth = lineage.length - 1; depth > 0; depth--) {
    const [parent, block] = lineage.slice(depth - 1);
    const siblings = parent?.children ?? [];
    const next = block && siblings[siblings.indexOf(block) + 1];
    if (next) return next;
  }
  return undefined;
}

function findPrevious(root: Block, selection: Ids): Block | undefined {
  const lineage = lineageOf(root, selection);
  const [parent, block] = lineage.slice(-2);
  if (!parent || !block) return collectBlocks(root).slice(1).at(-1);
  const siblings = parent.children ?? [];
  const before = siblings[siblings.indexOf(block) - 1];
  if (!before) return parent === root ? undefined : parent;
  return collectBlocks(before).at(-1);
}

function siblingsOf(root: Block, selection: Ids) {
  const [parent, block] = lineageOf(root, selection).slice(-2);
  const siblings = (block ? parent?.children : root.children) ?? [];
  return siblings.length > 0 ? { siblings, index: block ? siblings.indexOf(block) : -1 } : undefined;
}

function extend(root: Block, selection: Ids, step: 1 | -1): Ids | undefined {
  const at = siblingsOf(root, selection);
  const next = at && at.index >= 0 ? at.siblings[at.index + step] : undefined;
  if (!next) return undefined;
  // Turning back takes away what was added last.
  return selection.at(-2) === next.id ? selection.slice(0, -1) : [...selection.filter((id) => id !== next.id), next.id];
}
