import type { MjmlNode } from "@mailwright/document";

/** Nodes that stand where somebody else has written them: MJML draws them as it would there. */
export const writtenNodes = new WeakSet<MjmlNode>();

type Level = "row" | "column" | "leaf";

const levels: Readonly<Record<string, Level>> = {
  "mj-wrapper": "row",
  "mj-section": "row",
  "mj-hero": "row",
  "mj-group": "column",
  "mj-column": "column",
};
/** What the layout tags of MJML hold. Tags that are not named here are left alone. */
const holds: Readonly<Record<string, Level>> = {
  "mj-body": "row",
  "mj-wrapper": "row",
  "mj-section": "column",
  "mj-group": "column",
  "mj-column": "leaf",
  "mj-hero": "leaf",
};

/**
 * A node as MJML can draw it inside this parent. A document may hold blocks where they do not belong (made by a host, by a newer
 * version, by hand): what is too small is wrapped, what is too big gives up its children, and nothing is lost or breaks tables.
 */
export function fitNode(parentTag: string, node: MjmlNode): readonly MjmlNode[] {
  const wanted = holds[parentTag];
  if (!wanted || node.tagName === "mj-raw") return [node];
  const isNested = isSelfHolding(parentTag) && node.tagName === parentTag;
  if (writtenNodes.has(node) && !isNested) return [node];
  const level = levels[node.tagName] ?? "leaf";
  if (level === wanted && !isNested) return [node];
  if (wanted === "row" && level !== "row") return [rowAround(level === "leaf" ? columnAround(node) : node)];
  if (wanted === "column" && level === "leaf") return [columnAround(node)];
  return (node.children ?? []).flatMap((child) => fitNode(parentTag, child));
}

// MJML draws neither a wrapper in a wrapper nor a group in a group.
const isSelfHolding = (tag: string): boolean => tag === "mj-wrapper" || tag === "mj-group";

const columnAround = (node: MjmlNode): MjmlNode => ({ tagName: "mj-column", attributes: {}, children: [node] });
const rowAround = (node: MjmlNode): MjmlNode => ({ tagName: "mj-section", attributes: { padding: "0" }, children: [node] });
