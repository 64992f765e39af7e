import { $isLinkNode } from "@lexical/link";
import { $isListItemNode, $isListNode } from "@lexical/list";
import { $isHeadingNode } from "@lexical/rich-text";
import { readInlineStyle } from "@mailwright/document";
import { $findMatchingParent, $isTextNode, type ElementNode, type LexicalEditor, type RangeSelection, type TextNode } from "lexical";
import { $selectedLines } from "../commands/blocks.js";
import { $isLineBold, isBold } from "../commands/bold.js";
import { $linkAround } from "../commands/links.js";
import { $readTable, type TableState } from "../commands/table-look.js";
import { formatBits, type TextFormat } from "../model/text-format.js";
import type { ListTag, ParagraphTag } from "../model/text-tree.js";

export interface LinkState {
  readonly href: string;
  readonly target: string;
  readonly title: string;
}

/** What a toolbar shows about the selected words. `null` stands for "several" or "as inherited". */
export interface RichTextState {
  readonly formats: Readonly<Record<TextFormat, boolean>>;
  readonly color: string | null;
  readonly highlight: string | null;
  readonly fontSize: string | null;
  /** The first family of the words' own font. */
  readonly font: string | null;
  readonly link: LinkState | null;
  /** What the lines are; list items are `li`. */
  readonly block: ParagraphTag | "li" | null;
  readonly list: ListTag | null;
  readonly align: string | null;
  /** The lines' own line height: a factor, or what an import gave them. */
  readonly lineHeight: string | null;
  /** The table around the caret. */
  readonly table: TableState | null;
  readonly isCollapsed: boolean;
}

/** The state of a text without a selection. */
const emptyState: RichTextState = {
  formats: readFormats(0),
  color: null,
  highlight: null,
  fontSize: null,
  font: null,
  link: null,
  block: null,
  list: null,
  align: null,
  lineHeight: null,
  table: null,
  isCollapsed: true,
};

/** What is selected, inside an editor's `read`. */
export function $readState(editor: LexicalEditor, selection: RangeSelection | null): RichTextState {
  if (!selection) return emptyState;
  const lines = $selectedLines(selection);
  const link = $linkAround(selection);
  const words = $selectedWords(selection);
  const css = (property: string) => same(words.map((node) => $cssOf(node, property, selection)));
  return {
    formats: { ...readFormats($formatOf(selection, words)), bold: $areBold(editor, selection, words) },
    color: css("color"),
    highlight: css("background-color"),
    fontSize: css("font-size"),
    font: firstFamily(css("font-family")),
    link: link && { href: link.getURL(), target: link.getTarget() ?? "", title: link.getTitle() ?? "" },
    block: same(lines.map(tagOf)),
    list: $listOf(selection),
    align: same(lines.map((line) => readInlineStyle(line.getStyle()).get("text-align") ?? null)),
    lineHeight: same(lines.map((line) => readInlineStyle(line.getStyle()).get("line-height") ?? null)),
    table: $readTable(selection),
    isCollapsed: selection.isCollapsed(),
  };
}

/** The words that are selected; beside a caret, those it would go on. A selection may touch words without holding a letter of them. */
function $selectedWords(selection: RangeSelection): TextNode[] {
  const words = selection.getNodes().filter($isTextNode);
  if (selection.isCollapsed()) return words;
  const [start, end] = selection.isBackward() ? [selection.focus, selection.anchor] : [selection.anchor, selection.focus];
  return words.filter((node) => {
    const size = node.getTextContentSize();
    return !(start.key === node.getKey() && start.offset === size) && !(end.key === node.getKey() && end.offset === 0);
  });
}

/** A declaration of the words themselves, else of the link around them. */
function $cssOf(node: TextNode, property: string, selection: RangeSelection): string | null {
  const own = selection.isCollapsed() ? selection.style : node.getStyle();
  const link = $findMatchingParent(node, $isLinkNode);
  return readInlineStyle(own).get(property) ?? readInlineStyle(link?.getStyle() ?? "").get(property) ?? null;
}

function $formatOf(selection: RangeSelection, words: readonly TextNode[]): number {
  if (selection.isCollapsed() || words.length === 0) return selection.format;
  return words.reduce((all, node) => all & node.getFormat(), ~0);
}

function $areBold(editor: LexicalEditor, selection: RangeSelection, words: readonly TextNode[]): boolean {
  if (selection.isCollapsed() || words.length === 0) return isBold(selection, $isLineBold(editor, selection));
  return words.every((node) => isBold({ format: node.getFormat(), style: node.getStyle() }, $isLineBold(editor, node)));
}

function readFormats(format: number): Record<TextFormat, boolean> {
  const has = (name: TextFormat) => (format & formatBits[name]) !== 0;
  return {
    bold: has("bold"),
    italic: has("italic"),
    underline: has("underline"),
    strikethrough: has("strikethrough"),
    subscript: has("subscript"),
    superscript: has("superscript"),
  };
}

function firstFamily(stack: string | null): string | null {
  return /^\s*["']?([^"',]+)/.exec(stack ?? "")?.[1]?.trim() ?? null;
}

function tagOf(line: ElementNode): ParagraphTag | "li" {
  if ($isListItemNode(line)) return "li";
  return $isHeadingNode(line) ? line.getTag() : "p";
}

/** The kind of list that all selected lines are in. */
export function $listOf(selection: RangeSelection): ListTag | null {
  return same($selectedLines(selection).map((line) => $findMatchingParent(line, $isListNode)?.getTag() ?? null));
}

function same<T>(values: readonly (T | null)[]): T | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}
