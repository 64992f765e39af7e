import { tidyStyle } from "./run-style.js";
import type { Inline, List, ListItem, TextBlock } from "./text-tree.js";
import { writeWords } from "./write-words.js";

/** Paragraphs and lists → the HTML that a document keeps. `renderRichText` leaves it as it is, byte for byte. */
export function writeRichText(blocks: readonly TextBlock[]): string {
  return blocks.map(writeBlock).join("");
}

/** One run of words → HTML without block elements. */
export function writeInlineRichText(children: readonly Inline[]): string {
  return writeWords(children);
}

/** One paragraph or list → HTML. An empty paragraph keeps its line. */
export function writeBlock(block: TextBlock): string {
  if (block.kind === "list") return writeList(block);
  return element(block.tag, block.style, writeWords(block.children) || "<br>");
}

function writeList({ tag, start, style, items }: List): string {
  const attributes = tag === "ol" && start !== 1 ? ` start="${start}"` : "";
  return element(tag, style, items.map(writeItem).join(""), attributes);
}

function writeItem({ style, children, lists }: ListItem): string {
  const words = writeWords(children);
  const nested = lists.map(writeList).join("");
  return element("li", style, words === "" && nested === "" ? "<br>" : words + nested);
}

function element(tag: string, style: string, content: string, attributes = ""): string {
  const css = tidyStyle(style);
  return `<${tag}${attributes}${css === "" ? "" : ` style="${css}"`}>${content}</${tag}>`;
}
