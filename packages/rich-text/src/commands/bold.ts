import { $forEachSelectedTextNode } from "@lexical/selection";
import { readInlineStyle, writeInlineStyle } from "@mailwright/document";
import type { LexicalEditor, RangeSelection, TextNode } from "lexical";
import { formatBits } from "../model/text-format.js";
import { $lineAround } from "./blocks.js";

const boldFrom = 600;
const boldWords = /^(?:bold|[6-9]00)$/;

/** The two places where a run says how bold it is. */
interface Weight {
  readonly format: number;
  readonly style: string;
}

/** Is this bold to the eye? The words of a heading are, without saying so. */
export function isBold({ format, style }: Weight, isLineBold: boolean): boolean {
  if (format & formatBits.bold) return true;
  const weight = readInlineStyle(style).get("font-weight");
  return weight === undefined ? isLineBold : boldWords.test(weight);
}

/** Is the line around a node bold by itself? */
export function $isLineBold(editor: LexicalEditor, node: TextNode | RangeSelection): boolean {
  const line = $lineAround("anchor" in node ? node.anchor.getNode() : node);
  const element = line && editor.getElementByKey(line.getKey());
  return element ? Number(getComputedStyle(element).fontWeight) >= boldFrom : false;
}

/** Makes the selected words bold, or all of them not bold where they are, in a heading too. */
export function $toggleBold(editor: LexicalEditor, selection: RangeSelection): void {
  if (selection.isCollapsed()) {
    const isLineBold = $isLineBold(editor, selection);
    const next = weigh(selection, isLineBold, !isBold(selection, isLineBold));
    selection.setFormat(next.format);
    selection.setStyle(next.style);
    return;
  }
  const words: TextNode[] = [];
  $forEachSelectedTextNode((node) => words.push(node));
  const isLight = words.some((node) => !isBold({ format: node.getFormat(), style: node.getStyle() }, $isLineBold(editor, node)));
  for (const node of words) {
    const next = weigh({ format: node.getFormat(), style: node.getStyle() }, $isLineBold(editor, node), isLight);
    node.setFormat(next.format).setStyle(next.style);
  }
}

function weigh({ format, style }: Weight, isLineBold: boolean, wanted: boolean): Weight {
  const css = new Map(readInlineStyle(style));
  css.delete("font-weight");
  if (!wanted && isLineBold) css.set("font-weight", "normal");
  const bold = wanted && !isLineBold ? formatBits.bold : 0;
  return { format: (format & ~formatBits.bold) | bold, style: writeInlineStyle(css) };
}
