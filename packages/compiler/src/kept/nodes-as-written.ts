import type { MjmlNode } from "@mailwright/document";

const written = new WeakMap<MjmlNode, MjmlNode>();

/** Remembers of a finished node what it was before it was made safe and marked. */
export function rememberWritten(finished: MjmlNode, node: MjmlNode): void {
  written.set(finished, node);
}

/** A node, and all below it, as it is written in MJML source. */
export function nodeAsWritten(node: MjmlNode): MjmlNode {
  const known = written.get(node);
  if (known) return known;
  return node.children ? { ...node, children: node.children.map(nodeAsWritten) } : node;
}
