import { markBoldCells } from "./bold-cells.js";
import { cleanTable, withoutTables } from "./clean-tables.js";
import { hasDataTable } from "./has-data-table.js";
import { parseInlineRichText, parseRichText } from "./parse-rich-text.js";
import { settleCopied } from "./settle-copied.js";
import { formatBits } from "./text-format.js";
import type { Inline, LinkRun, List, ListItem, Paragraph, TextBlock } from "./text-tree.js";

// Elements that begin a line in a web page or a word processor and that rich text does not have.
const lineTags =
  /<(\/?)(?:address|article|aside|blockquote|center|dd|dl|dt|fieldset|figcaption|figure|footer|form|header|hr|main|nav|pre|section)\b/gi;
const tableTags = /<(\/?)(?:table|tbody|thead|tr)\b/gi;

/** HTML from anywhere → lines in the email's own look: structure, links, bold and the like stay; foreign fonts and colours go. */
export function cleanPaste(html: string): readonly (Paragraph | List)[] {
  return withoutEmpty(withoutTables(parseRichText(prepare(html))).map(cleanLine));
}

/** The same with tables, where they hold data: others are there to place things. */
export function cleanPasteWithTables(html: string): readonly TextBlock[] {
  if (!hasDataTable(html)) return cleanPaste(html);
  const blocks = parseRichText(prepareWords(markBoldCells(html)));
  return withoutEmpty(blocks.map((block) => (block.kind === "table" ? cleanTable(block, cleanLine) : cleanLine(block))));
}

/** The same for a single run of words. */
export function cleanInlinePaste(html: string): readonly Inline[] {
  return cleanWords(parseInlineRichText(prepare(html)));
}

/** Plain text → one paragraph per line. */
export function linesToBlocks(text: string): readonly TextBlock[] {
  return text.split(/\r\n?|\n/).map((line) => ({ kind: "paragraph", tag: "p", style: "", children: lineToWords(line) }));
}

/** Plain text → words with line breaks. */
export function linesToWords(text: string): readonly Inline[] {
  return text
    .split(/\r\n?|\n/)
    .flatMap((line, index): Inline[] => (index === 0 ? lineToWords(line) : [{ kind: "break" }, ...lineToWords(line)]));
}

function lineToWords(text: string): Inline[] {
  return text === "" ? [] : [{ kind: "text", text, format: 0, style: "", isMergeTag: false }];
}

// Word for the web ends every paragraph with a space in a span of its own.
const paragraphEnds = /<span\b[^<>]*class="EOP\b[^<>]*>[^<]*<\/span>/gi;

function prepare(html: string): string {
  return prepareWords(html)
    .replace(/<\/t[dh]\s*>/gi, " ")
    .replace(tableTags, "<$1div");
}

// Excel says so where its numbers stand.
const alignedCell = /<(t[dh])\b([^<>]*?)\salign=["']?(left|center|right)\b["']?/gi;

function prepareWords(html: string): string {
  return settleCopied(html).replace(alignedCell, '<$1 style="text-align:$3"$2').replace(paragraphEnds, "").replace(lineTags, "<$1div");
}

function cleanLine(block: Paragraph | List): Paragraph | List {
  return block.kind === "list" ? cleanList(block) : { ...block, style: alignmentIn(block.style), children: cleanWords(block.children) };
}

/** Letters and Roman numbers stay: the words of a contract refer to them. */
function cleanList(list: List): List {
  const style = /(?:^|;)(list-style-type:(?:lower|upper)-(?:alpha|roman))/.exec(list.style)?.[1] ?? "";
  return { ...list, style, items: list.items.map(cleanItem) };
}

function cleanItem({ children, lists }: ListItem): ListItem {
  return { style: "", children: cleanWords(children), lists: lists.map(cleanList) };
}

function cleanWords(inlines: readonly Inline[]): Inline[] {
  return inlines.map((inline) => (inline.kind === "link" ? cleanLink(inline) : withoutStyle(inline)));
}

function cleanLink(link: LinkRun): LinkRun {
  return { ...link, style: "", children: link.children.map((inline) => withoutLine(withoutStyle(inline))) };
}

/** How links are underlined, General settings say. Docs and Word write it on the words of each. */
function withoutLine<I extends Inline>(inline: I): I {
  return inline.kind === "text" ? { ...inline, format: inline.format & ~formatBits.underline } : inline;
}

function withoutStyle<I extends Inline>(inline: I): I {
  return inline.kind === "break" ? inline : { ...inline, style: "" };
}

function alignmentIn(style: string): string {
  return /(?:^|;)(text-align:(?:center|right|justify))/.exec(style)?.[1] ?? "";
}

/**
 * Word and others make room with empty paragraphs, and a `div` inside a `div` leaves one behind. Who copies a single space gets it.
 */
function withoutEmpty<Block extends TextBlock>(blocks: readonly Block[]): readonly Block[] {
  const seen = blocks.filter((block) => block.kind !== "paragraph" || block.children.some(saysSomething));
  return seen.length > 0 ? seen : blocks.filter((block) => block.kind !== "paragraph" || block.children.length > 0);
}

function saysSomething(inline: Inline): boolean {
  return inline.kind === "text" ? inline.text.trim() !== "" : inline.kind !== "break";
}
