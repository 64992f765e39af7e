import { $isLinkNode } from "@lexical/link";
import { $forEachSelectedTextNode, $patchStyleText } from "@lexical/selection";
import { readDeclarations } from "@mailwright/document";
import { $isTextNode, type RangeSelection, type TextNode } from "lexical";
import { $patchLine, $selectedLines } from "./blocks.js";

/** The CSS that a run of words may be given. */
export type TextStyleProperty = "color" | "background-color" | "font-size" | "font-family";

/** Gives the selected words a declaration, or takes it away. A link whose words are all selected takes the colour itself, its underline too. */
export function $setTextStyle(selection: RangeSelection, property: TextStyleProperty, value: string | null): void {
  $patchStyleText(selection, { [property]: value });
  if (property === "color" && !selection.isCollapsed()) $colorWholeLinks(selection, value);
}

function $colorWholeLinks(selection: RangeSelection, value: string | null): void {
  for (const link of new Set(selection.getNodes().map((node) => ($isLinkNode(node) ? node : node.getParent())))) {
    if (!$isLinkNode(link)) continue;
    const words = link.getChildren().filter($isTextNode);
    const isWhole = words.every((node) => node.isSelected(selection) && (value === null || hasColor(node, value)));
    if (!isWhole) continue;
    $patchLine(link, "color", value);
    for (const node of words) node.setStyle(withoutColor(node.getStyle()));
  }
}

function hasColor(node: TextNode, value: string): boolean {
  return readDeclarations(node.getStyle()).get("color") === value;
}

/** In Lexical's own form, which ends each declaration with a semicolon. */
function withoutColor(style: string): string {
  const kept = [...readDeclarations(style)].filter(([property]) => property !== "color");
  return kept.map(([property, value]) => `${property}: ${value};`).join("");
}

/** Takes formats, colours, sizes, alignment and indents away; links, lists and headings stay. Without a selection: the whole line. */
export function $clearFormatting(selection: RangeSelection): void {
  const lines = $selectedLines(selection);
  const clear = (node: TextNode) => {
    node.setFormat(0).setStyle("");
  };
  if (selection.isCollapsed()) {
    for (const node of lines.flatMap((line) => line.getAllTextNodes())) clear(node);
    selection.setFormat(0);
    selection.setStyle("");
  } else $forEachSelectedTextNode(clear);
  for (const line of lines) line.setStyle("");
}
