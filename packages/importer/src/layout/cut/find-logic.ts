import { heldTag } from "../frame/hold-source.js";
import type { Atom } from "../look/atom.js";
import type { AtomTree } from "./atom-tree.js";

/** Rows or cells with template tags between them: what a loop repeats, or a condition shows. */
export interface LogicPart {
  readonly tags: ReadonlySet<Node>;
  readonly atoms: ReadonlySet<Atom>;
  /** Each of its tags, as it was written, with what follows it up to the next; nothing where they do not begin and end something. */
  readonly steps: readonly LogicStep[] | undefined;
}

/** A template tag, and what it is about. */
export interface LogicStep {
  readonly node: Node;
  readonly tag: string;
  readonly atoms: readonly Atom[];
}

/** Finds the parts of a page between template tags that stand where no text can be. Each of these tags belongs to one of them. */
export function findLogic(page: Document, tree: AtomTree, restore: (held: string) => string): readonly LogicPart[] {
  const tags = new Map<Node, Node[]>();
  for (const tag of heldTags(page)) {
    const parent = intoRows(tag);
    if (parent) tags.set(parent, [...(tags.get(parent) ?? []), tag]);
  }
  const written = (tag: Node) => restore(`\uE002${tag.nodeValue?.slice(heldTag.length)}\uE003`);
  const effectOf = (tag: Node) => effectOfTag(written(tag));
  return [...tags.values()].flatMap((own) =>
    partsOf(own, effectOf).map((part) => ({
      tags: new Set(part),
      atoms: atomsOf(part, tree),
      steps: stepsOf(part, effectOf, written, tree),
    })),
  );
}

/** Only tags that pair up can have other things between them than they were written around. */
function stepsOf(
  tags: readonly Node[],
  effectOf: (tag: Node) => number,
  written: (tag: Node) => string,
  tree: AtomTree,
): readonly LogicStep[] | undefined {
  const effects = tags.map(effectOf);
  const isPaired = effects[0] === 1 && effects.at(-1) === -1 && effects.reduce((sum, effect) => sum + effect, 0) === 0;
  if (!isPaired) return undefined;
  return tags.map((tag, index) => {
    const next = tags[index + 1];
    return { node: tag, tag: written(tag), atoms: next ? [...atomsBetween([tag, next], tree)] : [] };
  });
}

function heldTags(page: Document): readonly Node[] {
  const found: Node[] = [];
  const walker = page.createTreeWalker(page.body, 128);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.nodeValue?.startsWith(heldTag)) found.push(node);
  return found;
}

/** Browsers put a `tbody` around rows. A tag before the first row then stands outside of it, and the closing tag inside. */
function intoRows(tag: Node): ParentNode | null {
  const parent = tag.parentElement;
  if (parent?.tagName !== "TABLE") return parent;
  let next = tag.nextSibling;
  while (next && next.nodeType !== 1) next = next.nextSibling;
  if (next?.nodeName !== "TBODY") return parent;
  const body = next as Element;
  const first = [...body.childNodes].find((child) => child.nodeType === 1) ?? null;
  body.insertBefore(tag, first);
  return body;
}

const opening = new RegExp(
  [
    String.raw`^\{\{[~{]*\s*[#^]`,
    String.raw`^\{%[-+~]?\s*(?:if|unless|for|each|foreach|case|with|block|tablerow|capture|macro|call|filter|section)\b`,
    String.raw`^\*\|(?:IF|IFNOT|INTERESTED)\b`,
    String.raw`^<%[-_]?\s*(?!\})(?:[^}]*\{|(?:if|unless|for|while|case)\b[^{]*|[^{]*\bdo\b[^{]*)\s*[-_]?%>$`,
    String.raw`^%%\[\s*(?:if|for)\b`,
  ].join("|"),
  "i",
);
const closing = /^(?:\{\{[~{]*\s*\/|\{%[-+~]?\s*end|\*\|END:|<%[-_]?\s*(?:\}\s*\)?\s*;?\s*[-_]?%>|end\b)|%%\[\s*(?:endif|next)\b)/i;

/** Does a tag begin something, or end it? */
export function effectOfTag(tag: string): 1 | -1 | 0 {
  return closing.test(tag) ? -1 : opening.test(tag) ? 1 : 0;
}

/** Divides neighbouring tags into parts: each condition or loop with its end. If they do not pair up, all of them are one part. */
function partsOf(tags: readonly Node[], effectOf: (tag: Node) => number): readonly (readonly Node[])[] {
  const parts: Node[][] = [];
  let depth = 0;
  for (const tag of tags) {
    if (depth === 0) parts.push([]);
    parts.at(-1)?.push(tag);
    depth += effectOf(tag);
    if (depth < 0) return [tags];
  }
  return depth === 0 ? parts : [tags];
}

function atomsOf(tags: readonly Node[], tree: AtomTree): ReadonlySet<Atom> {
  const between = atomsBetween(tags, tree);
  const near = between.size === 0 && tags[0] ? nearestAtom(tags[0], tree) : undefined;
  return near ? new Set([near]) : between;
}

/** From the first tag to the last, or all that follows where there is only one that begins something. */
function atomsBetween(tags: readonly Node[], tree: AtomTree): ReadonlySet<Atom> {
  const atoms = new Set<Atom>();
  const last = tags.length > 1 ? tags.at(-1) : null;
  for (let at: Node | null = tags[0] ?? null; at && at !== last; at = at.nextSibling) {
    if (at.nodeType === 1) for (const atom of tree.atomsIn(at as Element)) atoms.add(atom);
  }
  return atoms;
}

/** What shows nothing itself, such as a tag that writes a whole row, is kept with what follows it, or stands before it. */
function nearestAtom(tag: Node, tree: AtomTree): Atom | undefined {
  for (let at: Node | null = tag; at; at = at.parentNode) {
    for (let next = at.nextSibling; next; next = next.nextSibling) {
      const [atom] = next.nodeType === 1 ? tree.atomsIn(next as Element) : [];
      if (atom) return atom;
    }
    for (let previous = at.previousSibling; previous; previous = previous.previousSibling) {
      const atom = previous.nodeType === 1 ? tree.atomsIn(previous as Element).at(-1) : undefined;
      if (atom) return atom;
    }
  }
  return undefined;
}
