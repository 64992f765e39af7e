import { heldTag } from "../frame/hold-source.js";
import type { Atom } from "../look/atom.js";
import type { AtomTree } from "./atom-tree.js";

/** Rows or cells with template tags between them: what a loop repeats, or a condition shows. */
export interface LogicPart {
  readonly tags: ReadonlySet<Node>;
  readonly atoms: ReadonlySet<Atom>;
}

/** Finds the parts of a page between template tags that stand where no text can be. */
export function findLogic(page: Document, tree: AtomTree): readonly LogicPart[] {
  const tags = new Map<Node, Node[]>();
  const walker = page.createTreeWalker(page.body, 128);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentNode;
    if (!parent || !node.nodeValue?.startsWith(heldTag)) continue;
    tags.set(parent, [...(tags.get(parent) ?? []), node]);
  }
  return [...tags.values()].map((own) => ({ tags: new Set(own), atoms: atomsBetween(own, tree) }));
}

/** From the first tag to the last, or all that follows where there is only one. */
function atomsBetween(tags: readonly Node[], tree: AtomTree): ReadonlySet<Atom> {
  const atoms = new Set<Atom>();
  const last = tags.length > 1 ? tags.at(-1) : null;
  for (let at: Node | null = tags[0] ?? null; at && at !== last; at = at.nextSibling) {
    if (at.nodeType === 1) for (const atom of tree.atomsIn(at as Element)) atoms.add(atom);
  }
  return atoms;
}
