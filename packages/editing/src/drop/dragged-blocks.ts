import type { Block } from "@mailwright/document";
import { topmostBlocks } from "../tree/tree.js";
import type { Dragged } from "./drop.js";

/** What is dragged, looked up once per drag: pointer moves must not search the document. */
export interface DraggedBlocks {
  /** The types that have to find a place, the leading one first. */
  readonly types: readonly string[];
  /** The blocks themselves if they are in the document already, in document order. */
  readonly moving: readonly Block[];
}

const known = new WeakMap<Dragged, { readonly root: Block; readonly blocks: DraggedBlocks }>();

/** The blocks and types behind what is dragged. The same tree and the same `dragged` object answer without searching. */
export function findDragged(root: Block, dragged: Dragged): DraggedBlocks {
  const found = known.get(dragged);
  if (found?.root === root) return found.blocks;
  const moving = dragged.kind === "blocks" ? topmostBlocks(root, dragged.blockIds) : [];
  const types = dragged.kind === "new" ? [dragged.blueprint.type] : [...new Set(moving.map(({ type }) => type))];
  const blocks = { types, moving };
  known.set(dragged, { root, blocks });
  return blocks;
}
