import type { MjmlNode, MjmlShape } from "@mailwright/document";
import type { MjmlSource } from "../mjml/parse-mjml.js";

/** An element as it is written, all of it. */
export function nodeOf(element: MjmlSource): MjmlNode {
  const { tagName, attributes, content, children } = element;
  const node = { tagName, attributes: Object.fromEntries(attributes) };
  if (children.length > 0) return { ...node, children: children.map(nodeOf) };
  return content === "" ? node : { ...node, content };
}

/**
 * Elements as they are written, without what became the children of their block: there stands the child's index. Elements in
 * `absent` are kept with a child.
 */
export function shapeSource(
  elements: readonly MjmlSource[],
  children: ReadonlyMap<MjmlSource, number>,
  absent: ReadonlySet<MjmlSource>,
): readonly (MjmlShape | number)[] {
  return elements.flatMap((element): readonly (MjmlShape | number)[] => {
    if (absent.has(element)) return [];
    const index = children.get(element);
    if (index !== undefined) return [index];
    const { children: inside, ...node } = nodeOf(element);
    return [inside ? { ...node, children: shapeSource(element.children, children, absent) } : node];
  });
}
