import type { MjmlNode } from "../definition/compile-contract.js";
import type { KeptBlock, MjmlShape } from "./kept-mjml.js";
import { printOf } from "./print-of.js";
import { type ChildNodes, fillShapes, shapeNodes } from "./shape-nodes.js";

/** Attributes by tag, for what an imported head would change in elements that were not written for it. */
export type Shield = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * What a block compiles to → what was written where that came from MJML. Untouched, all of it is as it was written; where something
 * was changed since, the attributes and contents that were not are still as written, unknown ones among them.
 */
export function restoreNodes(nodes: readonly MjmlNode[], children: ChildNodes, kept: KeptBlock, shield: Shield): readonly MjmlNode[] {
  const made = shapeNodes(nodes, children);
  if (printOf(made) === printOf(kept.made)) return fillShapes(kept.written, children);
  const merged = mergeAll(nodes, kept, { children, shield });
  return merged ? [merged] : nodes.map((node) => shieldNode(node, new Set(children.flat()), shield));
}

function mergeAll(nodes: readonly MjmlNode[], { made, written }: KeptBlock, merging: Merging): MjmlNode | undefined {
  const [now, was, before] = [nodes[0], made[0], written[0]];
  if (!before || written.length > 1) return undefined;
  const owned = new Set(merging.children.flat());
  // A wrapper around blocks that write none of their own.
  if (made.every((shape) => typeof shape === "number") && isOpen(before.children ?? []) && nodes.every((node) => owned.has(node)))
    return { ...before, children: nodes };
  const isSingle = nodes.length === 1 && made.length === 1;
  return isSingle && now && typeof was === "object" ? mergeNode(now, was, before, merging) : undefined;
}

function isOpen(list: Inside): boolean {
  return list.every((shape) => typeof shape === "number");
}

/** A node that was not written for this head, with the attributes that it relies on. Nodes of other blocks in it are finished. */
export function shieldNode(node: MjmlNode, finished: ReadonlySet<MjmlNode>, shield: Shield): MjmlNode {
  if (finished.has(node)) return node;
  const shielded = { ...node, attributes: { ...shield[node.tagName], ...node.attributes } };
  return node.children ? { ...shielded, children: node.children.map((child) => shieldNode(child, finished, shield)) } : shielded;
}

interface Merging {
  readonly children: ChildNodes;
  readonly shield: Shield;
}

function mergeNode(now: MjmlNode, was: MjmlShape, written: MjmlShape, merging: Merging): MjmlNode | undefined {
  if (now.tagName !== was.tagName || was.tagName !== written.tagName) return undefined;
  const inside = mergeChildren(now.children ?? [], was.children ?? [], written.children ?? [], merging);
  if (!inside) return undefined;
  const isContentKept = was.content === (now.content === undefined ? undefined : printOf(now.content.trim()));
  const content = isContentKept ? written.content : now.content;
  const attributes = mergeAttributes(now.attributes, was.attributes, written.attributes, merging.shield[now.tagName] ?? {});
  return {
    tagName: now.tagName,
    attributes,
    ...(content !== undefined && { content }),
    ...(now.headCss && { headCss: now.headCss }),
    ...(now.look && { look: now.look }),
    ...(now.wordShape && { wordShape: now.wordShape }),
    ...((now.children || written.children) && { children: inside }),
  };
}

/** Attributes as written, but for those that say something else than they did. */
export function mergeAttributes(
  now: MjmlNode["attributes"],
  was: MjmlNode["attributes"],
  written: MjmlNode["attributes"],
  shield: MjmlNode["attributes"],
): Record<string, string> {
  const names = new Set([...Object.keys(written), ...Object.keys(was), ...Object.keys(now)]);
  const merged: Record<string, string> = {};
  for (const name of names) {
    const value = now[name] === was[name] ? written[name] : (now[name] ?? shield[name]);
    if (value !== undefined) merged[name] = value;
  }
  return merged;
}

type Inside = readonly (MjmlShape | number)[];

function mergeChildren(now: readonly MjmlNode[], was: Inside, written: Inside, merging: Merging): readonly MjmlNode[] | undefined {
  const owned = new Set(merging.children.flat());
  // The children are blocks and nothing else: whichever there are now, they stand there.
  if (isOpen(was) && isOpen(written) && now.every((node) => owned.has(node))) return now;
  if (now.length !== was.length || was.length !== written.length) return undefined;
  const merged = now.map((node, index) => {
    const [old, kept] = [was[index], written[index]];
    if (typeof old === "number" || typeof kept === "number") return old === kept ? node : undefined;
    return old && kept ? mergeNode(node, old, kept, merging) : undefined;
  });
  return merged.every((node) => node !== undefined) ? merged : undefined;
}
