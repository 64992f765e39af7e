import {
  type Block,
  type BlockId,
  type BlockRegistry,
  type Blueprint,
  contains,
  findBlock,
  findLineage,
  mayContain,
  refusePlacement,
} from "@mailwright/document";
import type { RefusalCode } from "../outcome/outcome.js";
import { columnsMax } from "./column-widths.js";
import type { DropTarget } from "./drop-target.js";
import { refuseLocked } from "./refuse-locked.js";

/** Where a block may go, and the types of the blocks that must be made around it, outermost first. */
export type Place =
  | { readonly ok: true; readonly target: DropTarget; readonly wrap: readonly string[] }
  | { readonly ok: false; readonly reason: RefusalCode };

// What is made around content that lands between sections, and around a column that lands there.
const wrappings: Readonly<Record<string, readonly string[]>> = {
  wrapper: ["section", "cell"],
  "mjml-rows": ["section", "cell"],
  section: ["cell"],
};

/** May something new of this type stand at the target, perhaps inside new blocks? */
export function resolvePlace(root: Block, registry: BlockRegistry, target: DropTarget, type: string): Place {
  const parent = findBlock(root, target.parentId);
  return parent ? placeIn(root, registry, parent, target.index, type, []) : { ok: false, reason: "no-such-block" };
}

/**
 * May blocks of these types stand together in this parent? `moving` are the blocks themselves if they are in the tree already. Searches
 * nothing, so it may be asked at every move of a pointer.
 */
export function placeTogether(
  root: Block,
  registry: BlockRegistry,
  parent: Block,
  index: number,
  types: readonly string[],
  moving: readonly Block[],
): Place {
  if (moving.some((block) => contains(block, parent.id))) return { ok: false, reason: "into-itself" };
  const locked = refuseLocked(moving, "position");
  if (locked) return { ok: false, reason: locked.refusal };
  const [first, ...others] = types.map((type) => placeIn(root, registry, parent, index, type, moving));
  if (!first) return { ok: false, reason: "no-such-block" };
  // Sections and paragraphs together have no common place: one needs a new section around it, the other does not.
  const isLikeFirst = (place: Place) => place.ok && first.ok && place.wrap.length === first.wrap.length;
  return others.find((place) => !place.ok) ?? (others.every(isLikeFirst) ? first : { ok: false, reason: "wrong-parent" });
}

function placeIn(root: Block, registry: BlockRegistry, parent: Block, index: number, type: string, moving: readonly Block[]): Place {
  const reason = refusePlacement(registry, root, parent, type, moving[0]);
  const wrap = reason ? findWrapping(registry, parent.type, type) : [];
  if (reason && (reason !== "wrong-parent" || !wrap)) return { ok: false, reason };
  if (isFull(parent, moving)) return { ok: false, reason: "too-many-columns" };
  return { ok: true, target: { parentId: parent.id, index }, wrap: wrap ?? [] };
}

/**
 * The place after (or inside) a block for something new: in it if it may hold it, in its first empty column, else after it or the
 * nearest block around it that has such neighbours. Without a block: at the end of the page.
 */
export function placeAfter(root: Block, registry: BlockRegistry, anchorId: BlockId | undefined, type: string): Place {
  const lineage = findLineage(root, anchorId ?? root.children?.find((child) => child.type === "wrapper")?.id ?? root.id);
  const targets = lineage.map((parent, depth) => ({ parent, index: indexAfter(parent, lineage[depth + 1]) })).reverse();
  const anchor = lineage.at(-1);
  const hole = anchor && findHole(anchor, registry, type);
  const direct = hole ? { parent: hole, index: 0 } : targets.find(({ parent }) => mayContain(registry, parent.type, type));
  const chosen = direct ?? targets.find(({ parent }) => parent.type === "wrapper") ?? { parent: root, index: 0 };
  return resolvePlace(root, registry, { parentId: chosen.parent.id, index: chosen.index }, type);
}

/** The first empty block inside this one that may hold something of this type: an empty column. */
function findHole(block: Block, registry: BlockRegistry, type: string): Block | undefined {
  for (const child of block.children ?? []) {
    const isHole = !child.children?.length && mayContain(registry, child.type, type);
    const hole = isHole ? child : findHole(child, registry, type);
    if (hole) return hole;
  }
  return undefined;
}

/** Why this is no subtree that could stand anywhere, if so: an unknown type, or a block inside one that may not hold it. */
export function refuseBlueprint(registry: BlockRegistry, blueprint: Blueprint): RefusalCode | undefined {
  if (!registry.get(blueprint.type)) return "unknown-block";
  for (const child of blueprint.children ?? []) {
    const reason = refuseBlueprint(registry, child);
    if (reason) return reason;
    if (!mayContain(registry, blueprint.type, child.type)) return "wrong-parent";
  }
  return undefined;
}

/** The blocks inside one new block of each type, the first outermost. */
export function wrapBlocks(blocks: readonly Block[], wrap: readonly string[], newId: () => BlockId): readonly Block[] {
  return wrap.reduceRight<readonly Block[]>((children, type) => [{ id: newId(), type, props: {}, children }], blocks);
}

/** The types to be made around a block so that it may stand in such a parent; `undefined` where none would help. */
export function findWrapping(registry: BlockRegistry, parentType: string, type: string): readonly string[] | undefined {
  const chain = wrappings[parentType] ?? [];
  const depth = chain.findIndex((wrapper) => mayContain(registry, wrapper, type));
  if (depth < 0) return undefined;
  const wrap = chain.slice(0, depth + 1);
  return wrap.every((wrapper, index) => mayContain(registry, wrap[index - 1] ?? parentType, wrapper)) ? wrap : undefined;
}

function isFull(parent: Block, moving: readonly Block[]): boolean {
  if (parent.type !== "section") return false;
  const staying = (parent.children ?? []).filter((child) => !moving.includes(child));
  return staying.length + Math.max(moving.length, 1) > columnsMax;
}

function indexAfter(parent: Block, child: Block | undefined): number {
  const children = parent.children ?? [];
  return child ? children.indexOf(child) + 1 : children.length;
}
