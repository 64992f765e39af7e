import type { BlockId, MjmlNode } from "@mailwright/document";
import { blockMarker, holdContent, isHeld, isMarkableId, isMarked } from "../markup/markers.js";
import { fitNode, writtenNodes } from "./fit-nodes.js";

// Finished nodes that a parent hands through need no second look. (A parent may also copy one, to change an attribute.)
const sealed = new WeakSet<MjmlNode>();

/**
 * A node that a block's compile answered, marked with the block's id and made safe to join: contents between brackets, and
 * only children that MJML can draw there. A child that is handed through keeps its own mark. Throws for what is no node at all.
 */
export function sealNode(node: MjmlNode, id: BlockId): MjmlNode {
  const inner = sealInside(node);
  const marked = isMarkableId(id) ? withMarker(inner, blockMarker(id)) : inner;
  sealed.add(marked);
  return marked;
}

/** The same for a node that is finished already, and stands where it was written. */
export function sealWritten(node: MjmlNode, id: BlockId): MjmlNode {
  const marked = isMarkableId(id) ? withMarker(node, blockMarker(id)) : node;
  sealed.add(marked);
  writtenNodes.add(marked);
  return marked;
}

function sealInside(node: MjmlNode): MjmlNode {
  if (sealed.has(node)) return node;
  if (typeof node?.tagName !== "string") throw new TypeError("compile answered something that is no MJML node");
  const { tagName, content, children, headCss, look } = node;
  const attributes: Record<string, string> = {};
  // A line break in an attribute shows nothing, and is the only one that minifying would touch.
  for (const [name, value] of Object.entries(node.attributes ?? {})) attributes[name] = String(value).replace(/[\r\n\t]+/g, " ");
  return {
    tagName,
    attributes,
    ...(content !== undefined && { content: isHeld(content) ? content : holdContent(content.trim()) }),
    ...(headCss && { headCss }),
    ...(look && { look }),
    ...(children && { children: children.flatMap((child) => fitNode(tagName, sealInside(child))) }),
  };
}

function withMarker(node: MjmlNode, marker: string): MjmlNode {
  if (node.tagName === "mj-raw") {
    // It draws no element that could carry a class.
    const content = node.content ?? "";
    return isMarked(content) ? node : { ...node, content: `<!--${marker}-->${content}<!--/${marker}-->` };
  }
  const own = node.attributes["css-class"] ?? "";
  if (isMarked(own)) return node;
  return { ...node, attributes: { ...node.attributes, "css-class": own ? `${own} ${marker}` : marker } };
}
