/** The shadow roots around a node, innermost first: what caret and selection calls of the browser must be told. */
export function shadowRootsAround(node: Node): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) roots.push(root);
  return roots;
}

/** The focused element of the tree that `node` stands in. */
export function focusedAround(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}
