import { $isListItemNode } from "@lexical/list";
import { $createHeadingNode } from "@lexical/rich-text";
import { $setBlocksType } from "@lexical/selection";
import { readInlineStyle, writeInlineStyle } from "@mailwright/document";
import {
  $createParagraphNode,
  $findMatchingParent,
  $isElementNode,
  $isRootNode,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
} from "lexical";
import type { ParagraphTag } from "../model/text-tree.js";

export type TextAlign = "left" | "center" | "right" | "justify";

/** What tables are made of, by the names of their HTML: they may carry more than words. */
const tagsOfParts: Readonly<Record<string, string>> = { table: "table", tablerow: "tr", tablecell: "td" };
/** What holds lines and is none. */
const structures = new Set(["list", "table", "tablerow", "tablecell"]);
const indentPx = 24;
const indentMaxPx = 480;

/** The lines (paragraphs, headings, list items) that the selection touches, each once. */
export function $selectedLines(selection: RangeSelection): ElementNode[] {
  const lines = new Map<string, ElementNode>();
  for (const node of [selection.anchor.getNode(), ...selection.getNodes(), selection.focus.getNode()]) {
    const line = $lineAround(node);
    if (line) lines.set(line.getKey(), line);
  }
  return [...lines.values()];
}

export function $lineAround(node: LexicalNode): ElementNode | null {
  const line = $findMatchingParent(node, (each): each is ElementNode => $isElementNode(each) && !each.isInline());
  return line === null || $isRootNode(line) || structures.has(line.getType()) ? null : line;
}

/** Makes the lines paragraphs or headings. Only their alignment stays: a size or margin belonged to what they were. */
export function $setBlock(selection: RangeSelection, tag: ParagraphTag): void {
  $setBlocksType(
    selection,
    () => (tag === "p" ? $createParagraphNode() : $createHeadingNode(tag)),
    (before, after) => {
      const align = readInlineStyle(before.getStyle()).get("text-align");
      if (align) after.setStyle(`text-align:${align}`);
    },
  );
}

/** `null` gives the lines back to the block's own alignment. */
export function $setAlign(selection: RangeSelection, align: TextAlign | null): void {
  for (const line of $selectedLines(selection)) $patchLine(line, "text-align", align);
}

/** A factor, which words of other sizes in the line take by their own size; `null` gives the lines back to the block's own. */
export function $setLineHeight(selection: RangeSelection, factor: number | null): void {
  for (const line of $selectedLines(selection)) $patchLine(line, "line-height", factor === null ? null : String(factor));
}

/** Moves lines in or out: list items a level, others by a margin, which Outlook understands where it ignores padding. */
export function $indent(selection: RangeSelection, steps: 1 | -1, isRightToLeft: boolean): void {
  const side = isRightToLeft ? "margin-right" : "margin-left";
  for (const line of $selectedLines(selection)) {
    if ($isListItemNode(line)) line.setIndent(Math.max(0, line.getIndent() + steps));
    else {
      const px = Math.min(indentMaxPx, Math.max(0, indentOf(line, side) + steps * indentPx));
      $patchLine(line, side, px === 0 ? null : `${px}px`);
    }
  }
}

/** How far a line is indented by us, in px. */
export function indentOf(line: ElementNode, side: "margin-left" | "margin-right"): number {
  return Number.parseInt(readInlineStyle(line.getStyle()).get(side) ?? "0", 10) || 0;
}

/** Changes one declaration of an element's own style. */
export function $patchLine(line: ElementNode, property: string, value: string | null): void {
  const css = new Map(readInlineStyle(line.getStyle(), tagsOfParts[line.getType()]));
  css.delete(property);
  if (value !== null) css.set(property, value);
  line.setStyle(writeInlineStyle(css));
}
