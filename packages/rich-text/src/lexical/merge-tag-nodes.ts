import { isMergeTag, mergeTagPattern } from "@mailwright/document";
import { $createTextNode, $getSelection, $isRangeSelection, type LexicalEditor, TextNode } from "lexical";

/** Turns `{{ name }}` into one unbreakable token as soon as its last brace is typed. */
export function registerMergeTags(editor: LexicalEditor): () => void {
  return editor.registerNodeTransform(TextNode, (node) => {
    if (node.getMode() !== "normal" || node.isComposing()) return;
    for (const match of node.getTextContent().matchAll(mergeTagPattern())) {
      if (!isMergeTag(match[0])) continue;
      // The rest becomes a node of its own, which is then transformed in its turn.
      splitOut(node, match.index, match[0].length).setMode("token");
      return;
    }
  });
}

function splitOut(node: TextNode, at: number, length: number): TextNode {
  const parts = node.splitText(...[at, at + length].filter((offset) => offset > 0 && offset < node.getTextContentSize()));
  return parts[at > 0 ? 1 : 0] ?? node;
}

/** Puts a merge tag at the caret, with the formatting of the words around it. */
export function $insertMergeTag(tag: string): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const node = $createTextNode(tag).setFormat(selection.format).setStyle(selection.style).setMode("token");
  selection.insertNodes([node]);
  node.selectEnd();
}
