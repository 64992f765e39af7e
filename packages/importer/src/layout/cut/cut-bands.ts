import type { Atom } from "../look/atom.js";
import type { AtomTree } from "./atom-tree.js";
import { type CutItem, cutGroup, partRows } from "./cut-group.js";
import { cutParts, joinParts, partsAround } from "./cut-parts.js";
import type { LogicPart } from "./find-logic.js";

/**
 * Cuts a page at its gaps, first into bands, these into columns, and each column again. What stands between the same template tags stays
 * together.
 */
export function cutBands(atoms: readonly Atom[], tree: AtomTree, logic: readonly LogicPart[]): readonly CutItem[] {
  return joinParts(partRows(atoms, tree), logic).map((group) => {
    const parts = partsAround(group, logic);
    return parts.length === 0 ? cutGroup(group, tree, 0) : cutParts(group, parts, tree);
  });
}
