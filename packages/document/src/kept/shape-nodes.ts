import type { MjmlNode } from "../definition/compile-contract.js";
import type { MjmlShape } from "./kept-mjml.js";
import { printOf } from "./print-of.js";

/** The nodes that the children of a block were compiled to, child by child. */
export type ChildNodes = readonly (readonly MjmlNode[])[];

/** What a block's compile answered, without the nodes of its children and with prints of contents. */
export function shapeNodes(nodes: readonly MjmlNode[], children: ChildNodes): readonly (MjmlShape | number)[] {
  const owner = new Map(children.flatMap((list, index) => list.map((node) => [node, index] as const)));
  const shapeOf = (node: MjmlNode): MjmlShape => ({
    tagName: node.tagName,
    attributes: node.attributes,
    ...(node.content !== undefined && { content: printOf(node.content.trim()) }),
    ...(node.children && { children: shapeAll(node.children) }),
  });
  const shapeAll = (list: readonly MjmlNode[]): (MjmlShape | number)[] => {
    const shapes: (MjmlShape | number)[] = [];
    for (const node of list) {
      const index = owner.get(node);
      if (index === undefined) shapes.push(shapeOf(node));
      else if (shapes.at(-1) !== index) shapes.push(index);
    }
    return shapes;
  };
  return shapeAll(nodes);
}

/** Shapes → nodes, each index the nodes of that child. */
export function fillShapes(shapes: readonly (MjmlShape | number)[], children: ChildNodes): readonly MjmlNode[] {
  return shapes.flatMap((shape) => {
    if (typeof shape === "number") return children[shape] ?? [];
    const { children: inside, ...rest } = shape;
    return [inside ? { ...rest, children: fillShapes(inside, children) } : rest];
  });
}

/** The same nodes in one form, for prints: what MJML takes for equal is equal. */
export function plainNodes(nodes: readonly MjmlNode[]): unknown {
  return nodes.map(({ tagName, attributes, content = "", children = [] }) => [
    tagName,
    Object.entries(attributes)
      .filter(([name, value]) => name !== "css-class" || value.trim() !== "")
      .sort(([one], [other]) => (one < other ? -1 : 1)),
    content.trim(),
    plainNodes(children),
  ]);
}
