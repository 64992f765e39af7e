import type { Block, Blueprint } from "../tree/block.js";
import { walkBlocks } from "../tree/walk.js";
import type { BlockRegistry } from "./registry.js";

/** Why a block may not go somewhere. The interface turns the code into words. */
export type PlacementRefusal =
  | "unknown-block"
  | "accepts-nothing"
  | "wrong-parent"
  | "needs-page-wrapper"
  | "only-one-page-wrapper"
  | "only-one-form-data-table"
  | "only-one";

/** May a block of this type be a child of that one? Looks at the two types only. */
export function mayContain(registry: BlockRegistry, parentType: string, childType: string): boolean {
  return registry.get(parentType)?.accepts === "blocks" && (registry.get(childType)?.within.includes(parentType) ?? false);
}

/**
 * Says why a new block of this type may not be placed in `parent`, or nothing where it may. For a block that is already in
 * the document (a move), name it as `moving`, so that it is not counted twice.
 */
export function refusePlacement(
  registry: BlockRegistry,
  root: Block,
  parent: Block,
  childType: string,
  moving?: Block,
): PlacementRefusal | undefined {
  const child = registry.get(childType);
  const container = registry.get(parent.type);
  if (!child || !container) return "unknown-block";
  if (child.atMost !== undefined && countOf(root, childType, moving) >= child.atMost) {
    return onlyOne.get(childType) ?? "only-one";
  }
  if (container.accepts === "nothing") return "accepts-nothing";
  if (child.within.includes(parent.type)) return undefined;
  return parent.type === "root" ? "needs-page-wrapper" : "wrong-parent";
}

/**
 * Says why a new block may not come with what it holds: of a block inside it there would be more than the document may have. Its own
 * place is `refusePlacement`'s matter.
 */
export function refuseContent(registry: BlockRegistry, root: Block, { children = [] }: Blueprint): PlacementRefusal | undefined {
  const types = children.flatMap(typesIn);
  const tooMany = types.find((type) => {
    const { atMost } = registry.get(type) ?? {};
    return atMost !== undefined && countOf(root, type, undefined) + types.filter((other) => other === type).length > atMost;
  });
  return tooMany === undefined ? undefined : (onlyOne.get(tooMany) ?? "only-one");
}

function typesIn({ type, children = [] }: Blueprint): readonly string[] {
  return [type, ...children.flatMap(typesIn)];
}

/** Blocks of which there may be one at most, and whose refusal has a sentence of its own. */
const onlyOne: ReadonlyMap<string, PlacementRefusal> = new Map([
  ["wrapper", "only-one-page-wrapper"],
  ["form-data-table", "only-one-form-data-table"],
]);

function countOf(root: Block, type: string, except: Block | undefined): number {
  let count = 0;
  walkBlocks(root, (block) => {
    if (block.id === except?.id) return false;
    if (block.type === type) count++;
    return undefined;
  });
  return count;
}
