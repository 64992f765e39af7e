import { $getSelection, $isRangeSelection, $isTextNode, type NodeKey } from "lexical";
import { $insertMergeTag } from "../lexical/merge-tag-nodes.js";

const opened = /\{\{\s?([^{}<>\n]{0,60})$/;

/** The `{{…` before the caret: where it begins, and what was typed after it. */
export interface OpenMergeTag {
  readonly key: NodeKey;
  readonly start: number;
  readonly query: string;
}

export function $readOpenMergeTag(): OpenMergeTag | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed() || selection.anchor.type !== "text") return null;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node) || node.getMode() !== "normal") return null;
  const before = node.getTextContent().slice(0, selection.anchor.offset);
  const match = opened.exec(before);
  return match ? { key: node.getKey(), start: match.index, query: match[1] ?? "" } : null;
}

/** Puts a merge tag at the caret, in place of the `{{…` that stands there. */
export function $completeMergeTag(tag: string): void {
  const open = $readOpenMergeTag();
  const selection = $getSelection();
  if (open && $isRangeSelection(selection)) {
    selection.anchor.set(open.key, open.start, "text");
    selection.removeText();
  }
  $insertMergeTag(tag);
}
