import type { AtomTree } from "./atom-tree.js";
import { type CutItem, cutGroup } from "./cut-group.js";
import { holdsTags } from "./cut-parts.js";
import type { Measure } from "./measure-atoms.js";
import { groupByOrder, shownBox } from "./phone-order.js";

/**
 * Sections follow each other on a phone as they do on a desktop. Bands that a phone shows in another order are one: columns, where that makes
 * the order right (the headings of a table, and its texts below them), or what stays as it was written.
 */
export function joinByOrder(items: readonly CutItem[], phone: Measure, tree: AtomTree): readonly CutItem[] {
  return groupByOrder(items, ({ atoms }) => atoms.flatMap((atom) => shownBox([atom], phone) ?? [])).map((group) => {
    const [only] = group;
    return only && group.length === 1 ? only : joinAll(group, tree);
  });
}

function joinAll(group: readonly CutItem[], tree: AtomTree): CutItem {
  const atoms = group.flatMap((item) => item.atoms);
  const tangle = group.find((item) => item.kind === "tangle");
  if (tangle) return { ...tangle, atoms };
  if (group.some(holdsTags)) return { kind: "tangle", atoms, reason: "logic" };
  const cut = cutGroup(atoms, tree, 0);
  return cut.kind === "tangle" ? { ...cut, reason: "order" } : cut;
}
