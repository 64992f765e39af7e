import type { MjmlNode } from "@mailwright/document";

/** Nodes of imported MJML. They are drawn where they were written, even where our own blocks may not stand. */
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
 * A node as MJML can draw it inside this parent. A document made by a host, a newer version or by hand may hold blocks in the wrong
 * place. A block that belongs deeper is wrapped in a section or column; of one that belongs higher only the children are drawn. Nothing
 * is lost, and no table breaks.
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
