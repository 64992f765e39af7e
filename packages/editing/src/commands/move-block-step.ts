import { type Block, type BlockRegistry, findLineage, mayContain } from "@mailwright/document";
import { refuse } from "../outcome/outcome.js";
import type { DropTarget } from "../tree/drop-target.js";
import { type CommandContext, defineCommand } from "./command.js";
import { moveTo, refuseMove } from "./move-block.js";
import { type OnBlocks, onBlocks, take } from "./take.js";
import { findTargets } from "./targets.js";

export const directions = ["up", "down", "left", "right"] as const;
export type Direction = (typeof directions)[number];

/** Moves blocks one place: content up and down (on into the neighbouring section) and across columns, sections up and down, columns left and right. */
export const moveBlockStep = defineCommand(take.fields({ ...onBlocks, direction: take.oneOf(directions) }), {
  id: "move-block-step",
  words: { en: "Move block one step", de: "Block einen Schritt verschieben" },
  group: "blocks",
  order: 22,
  changes: "document",
  shortcuts: directions.map((direction) => ({ keys: `alt+arrow${direction}`, args: { direction } })),
  offers: [
    {
      key: "up",
      args: { direction: "up" },
      words: { en: "Move block up", de: "Block nach oben" },
      short: { en: "Move up", de: "Nach oben" },
    },
    {
      key: "down",
      args: { direction: "down" },
      words: { en: "Move block down", de: "Block nach unten" },
      short: { en: "Move down", de: "Nach unten" },
    },
  ],
  refuses(context, args) {
    const targets = findTargets(context, args);
    if (!targets.ok) return targets.refusal;
    const target = findStep(context, args);
    return target ? refuseMove(context, args, target) : refuse("not-here");
  },
  run(context, args) {
    const target = findStep(context, args);
    return target ? moveTo(context, args, target) : refuse("not-here");
  },
});

function findStep(context: CommandContext, args: OnBlocks & { readonly direction: Direction }): DropTarget | undefined {
  const targets = findTargets(context, args);
  if (!targets.ok) return undefined;
  const { root } = context.document.get();
  const lineage = findLineage(root, targets.blocks[0].id);
  const parent = lineage.at(-2);
  const siblings = parent?.children ?? [];
  const indexes = targets.blocks.map((block) => siblings.indexOf(block));
  if (!parent || indexes.includes(-1)) return undefined;
  const step: Step = {
    direction: args.direction,
    registry: context.registry,
    lineage,
    parent,
    first: Math.min(...indexes),
    last: Math.max(...indexes),
  };
  return isSideways(step) === (parent.type === "section") ? stepAmongSiblings(step) : stepOut(step);
}

interface Step {
  readonly direction: Direction;
  readonly registry: BlockRegistry;
  readonly lineage: readonly Block[];
  readonly parent: Block;
  readonly first: number;
  readonly last: number;
}

const isSideways = ({ direction }: Step) => direction === "left" || direction === "right";
const isBackward = ({ direction }: Step) => direction === "left" || direction === "up";

function stepAmongSiblings(step: Step): DropTarget | undefined {
  const { parent, first, last } = step;
  const count = parent.children?.length ?? 0;
  if (isBackward(step)) return first > 0 ? { parentId: parent.id, index: first - 1 } : stepToNeighbourSection(step);
  return last < count - 1 ? { parentId: parent.id, index: last + 2 } : stepToNeighbourSection(step);
}

// Content left or right: to the column beside, at the same height.
function stepOut(step: Step): DropTarget | undefined {
  const { parent, lineage, first } = step;
  const section = lineage.at(-3);
  if (!isSideways(step) || parent.type !== "cell" || !section?.children) return undefined;
  const column = section.children[section.children.indexOf(parent) + (isBackward(step) ? -1 : 1)];
  return column && mayHold(step, column) ? { parentId: column.id, index: Math.min(first, column.children?.length ?? 0) } : undefined;
}

// Content past the end of its column: into the same column of the next section that can hold it.
function stepToNeighbourSection(step: Step): DropTarget | undefined {
  const { parent, lineage } = step;
  const section = lineage.at(-3);
  const sections = lineage.at(-4)?.children ?? [];
  if (parent.type !== "cell" || !section) return undefined;
  const column = section.children?.indexOf(parent) ?? 0;
  const at = sections.indexOf(section);
  const beyond = isBackward(step) ? sections.slice(0, at).reverse() : sections.slice(at + 1);
  for (const { children = [] } of beyond) {
    const cell = children[Math.min(column, children.length - 1)];
    if (cell && mayHold(step, cell)) return { parentId: cell.id, index: isBackward(step) ? (cell.children?.length ?? 0) : 0 };
  }
  return undefined;
}

function mayHold({ registry, lineage }: Step, container: Block): boolean {
  return mayContain(registry, container.type, lineage.at(-1)?.type ?? "");
}
