import { $forEachSelectedTextNode } from "@lexical/selection";
import { $isElementNode, $isTextNode, type ElementNode, type RangeSelection, type TextNode } from "lexical";
import { type LetterCase, writeInCase } from "../model/letter-case.js";
import { $selectedLines } from "./blocks.js";

/** Writes the selected words in another case; without a selection the whole line. Merge tags stay as they are. */
export function $setLetterCase(selection: RangeSelection, letterCase: LetterCase): void {
  const lines = $selectedLines(selection);
  const selected: TextNode[] = [];
  if (selection.isCollapsed()) selected.push(...lines.flatMap($wordsOf));
  else $forEachSelectedTextNode((node) => selected.push(node));
  const wanted = new Set(selected.map((node) => node.getKey()));
  for (const line of lines) {
    let before = "";
    for (const node of $wordsOf(line)) {
      if (wanted.delete(node.getKey()) && node.getMode() === "normal")
        $rewrite(node, selection, writeInCase(node.getTextContent(), letterCase, before));
      before += node.getTextContent();
    }
  }
}

/** The words of a line itself, not those of lists inside it. */
function $wordsOf(line: ElementNode): TextNode[] {
  return line.getChildren().flatMap((child) => {
    if ($isTextNode(child)) return [child];
    return $isElementNode(child) && child.isInline() ? child.getAllTextNodes() : [];
  });
}

/** Some words are longer in capitals (ß becomes SS): what was selected to its end stays so. */
function $rewrite(node: TextNode, selection: RangeSelection, text: string): void {
  const size = node.getTextContentSize();
  node.setTextContent(text);
  for (const point of [selection.anchor, selection.focus]) {
    if (point.key !== node.getKey() || point.offset === 0) continue;
    point.set(point.key, point.offset === size ? text.length : Math.min(point.offset, text.length), "text");
  }
}
