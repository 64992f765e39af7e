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
 * Elements as they were written. Where an element became a child of the block, the index of that child stands instead. Elements in `absent`
 * are left out, because they are kept with a child.
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
