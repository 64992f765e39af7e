import { readInlineStyle, tableAttributes } from "@mailwright/document";
import { tidyStyle } from "./run-style.js";
import { bareLine } from "./table-cells.js";
import type { Inline, List, ListItem, Table, TableCell, TextBlock } from "./text-tree.js";
import { writeWords } from "./write-words.js";

/** Paragraphs and lists → the HTML that a document keeps. `renderRichText` leaves it as it is, byte for byte. */
export function writeRichText(blocks: readonly TextBlock[]): string {
  return blocks.map(writeBlock).join("");
}

/** One run of words → HTML without block elements. */
export function writeInlineRichText(children: readonly Inline[]): string {
  return writeWords(children);
}

/** One paragraph, list or table → HTML. An empty paragraph keeps its line. */
export function writeBlock(block: TextBlock): string {
  if (block.kind === "list") return writeList(block);
  if (block.kind === "table") return writeTable(block);
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

function writeTable({ style, rows }: Table): string {
  const content = rows.map((row) => element("tr", row.style, row.cells.map(writeCell).join(""))).join("");
  return element("table", style, content, tableAttributes("table", readInlineStyle(style, "table"), new Map()));
}

function writeCell(cell: TableCell): string {
  const { tag, columns, rows, children } = cell;
  const spans = new Map([
    ["colspan", String(columns)],
    ["rowspan", String(rows)],
  ]);
  const attributes = tableAttributes(tag, new Map(), spans);
  const bare = bareLine(cell);
  if (bare) return element(tag, bare.style, writeWords(bare.line.children) || "<br>", attributes);
  return element(tag, cell.style, children.map(writeBlock).join(""), attributes);
}

function element(tag: string, style: string, content: string, attributes = ""): string {
  const css = tidyStyle(style, tag);
  return `<${tag}${attributes}${css === "" ? "" : ` style="${css}"`}>${content}</${tag}>`;
}
