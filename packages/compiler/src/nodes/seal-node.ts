import type { BlockId, MjmlNode } from "@mailwright/document";
import { blockMarker, holdContent, isHeld, isMarkableId, isMarked } from "../markup/markers.js";
import { fitNode, writtenNodes } from "./fit-nodes.js";

// Nodes that were sealed already. A parent usually passes its children on unchanged, and they need not be checked again.
const sealed = new WeakSet<MjmlNode>();

/**
 * Prepares a node that a block's compile returned: it is marked with the block's id, its content is put between brackets so that nothing
 * rewrites it, and children that MJML cannot draw there are wrapped. Children of other blocks keep their marks. Throws for what is no
 * node.
 */
export function sealNode(node: MjmlNode, id: BlockId): MjmlNode {
  const inner = sealInside(node);
  const marked = isMarkableId(id) ? withMarker(inner, blockMarker(id)) : inner;
  sealed.add(marked);
  return marked;
}

/** Marks a node of imported MJML, which is safe already and stays where it was written. */
export function sealWritten(node: MjmlNode, id: BlockId): MjmlNode {
  const marked = isMarkableId(id) ? withMarker(node, blockMarker(id)) : node;
  sealed.add(marked);
  writtenNodes.add(marked);
  return marked;
}

function sealInside(node: MjmlNode): MjmlNode {
  if (sealed.has(node)) return node;
  if (typeof node?.tagName !== "string") throw new TypeError("compile answered something that is no MJML node");
  const { tagName, content, children, headCss, look, wordShape } = node;
  const attributes: Record<string, string> = {};
  // Minifying removes line breaks between tags and would also find those in attributes. They show nothing, so they become spaces here.
  for (const [name, value] of Object.entries(node.attributes ?? {})) attributes[name] = String(value).replace(/[\r\n\t]+/g, " ");
  return {
    tagName,
    attributes,
    ...(content !== undefined && { content: isHeld(content) ? content : holdContent(content.trim()) }),
    ...(headCss && { headCss }),
    ...(look && { look }),
    ...(wordShape && { wordShape }),
    ...(children && { children: children.flatMap((child) => fitNode(tagName, sealInside(child))) }),
  };
}

function withMarker(node: MjmlNode, marker: string): MjmlNode {
  if (node.tagName === "mj-raw") {
    // `mj-raw` writes no element of its own that could carry the class, so comments mark where it begins and ends.
    const content = node.content ?? "";
    return isMarked(content) ? node : { ...node, content: `<!--${marker}-->${content}<!--/${marker}-->` };
  }
  const own = node.attributes["css-class"] ?? "";
  if (isMarked(own)) return node;
  return { ...node, attributes: { ...node.attributes, "css-class": own ? `${own} ${marker}` : marker } };
}
