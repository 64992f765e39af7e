import type { RichTextStyles } from "@mailwright/document";
import { finishInline } from "./finish-inline.js";
import { gatherInline, type InlineContext, keepsSpace, plainLook } from "./gather-inline.js";
import { type HtmlElement, type HtmlNode, type HtmlTree, parseHtmlTree } from "./parse-html-tree.js";
import { tidyStyle } from "./run-style.js";
import { settleCell } from "./table-cells.js";
import type { Inline, List, ListItem, ListTag, Paragraph, ParagraphTag, Table, TableCell, TextBlock } from "./text-tree.js";

/** The line that words without a paragraph of their own get: no margin, as they have none. */
const bareStyle = "margin:0";
const paragraphTags: readonly ParagraphTag[] = ["p", "h1", "h2", "h3", "h4", "h5", "h6"];

/** HTML → paragraphs and lists. `styles` is the CSS that the email gives each element, to tell what hides what. */
export function parseRichText(html: string, styles: RichTextStyles = {}): readonly TextBlock[] {
  return parseWithSources(html, styles).map(({ block }) => block);
}

/** The same, each block with the HTML it was read from: a block that nobody touched is written back as it was. */
export function parseWithSources(html: string, styles: RichTextStyles = {}): readonly { block: TextBlock; source: string }[] {
  const tree = parseHtmlTree(html);
  const context: InlineContext = { tree, styles, look: plainLook, link: null, keepsSpace: false };
  return groupBlocks(tree.nodes, tree.sources).flatMap(({ element, nodes, source }) => {
    const block = element ? toBlock(element, context) : toLooseLine(nodes, context);
    return block ? [{ block, source }] : [];
  });
}

/** HTML → one run of words with formatting; blocks become lines. */
export function parseInlineRichText(html: string, styles: RichTextStyles = {}): readonly Inline[] {
  const tree = parseHtmlTree(html);
  const context: InlineContext = { tree, styles, look: plainLook, link: null, keepsSpace: false };
  return finishInline(gatherInline(tree.nodes, context), tree);
}

interface BlockGroup {
  readonly element: HtmlElement | null;
  readonly nodes: HtmlNode[];
  source: string;
}

/** Block elements by themselves, and the loose words between them together. */
function groupBlocks(nodes: HtmlTree["nodes"], sources: HtmlTree["sources"] = []): readonly BlockGroup[] {
  const groups: BlockGroup[] = [];
  for (const [index, node] of nodes.entries()) {
    const source = sources[index] ?? "";
    const last = groups.at(-1);
    if (typeof node !== "string" && isBlock(node)) groups.push({ element: node, nodes: [], source });
    else if (last?.element === null) {
      last.nodes.push(node);
      last.source += source;
    } else groups.push({ element: null, nodes: [node], source });
  }
  return groups;
}

function isBlock({ tag }: HtmlElement): boolean {
  return paragraphTags.some((known) => known === tag) || tag === "ul" || tag === "ol" || tag === "li" || tag === "table";
}

function toBlock(element: HtmlElement, context: InlineContext): TextBlock | null {
  return element.tag === "table" ? toTable(element, context) : toTextBlock(element, context);
}

function toTable(element: HtmlElement, context: InlineContext): Table | null {
  const rows = element.children.filter(isElement).map((row) => ({
    style: tidyStyle(row.attributes.get("style") ?? "", "tr"),
    cells: row.children.filter(isElement).map((cell) => toCell(cell, context)),
  }));
  const filled = rows.filter(({ cells }) => cells.length > 0);
  return filled.length > 0 ? { kind: "table", style: tidyStyle(element.attributes.get("style") ?? "", "table"), rows: filled } : null;
}

function isElement(node: HtmlNode): node is HtmlElement {
  return typeof node !== "string";
}

function toCell(element: HtmlElement, context: InlineContext): TableCell {
  const within = inside(element, context);
  const children = groupBlocks(element.children).flatMap((group) => {
    const block = group.element ? toTextBlock(group.element, within) : toLooseLine(group.nodes, within);
    return block ? [block] : [];
  });
  return settleCell({
    tag: element.tag === "th" ? "th" : "td",
    style: tidyStyle(element.attributes.get("style") ?? "", "td"),
    columns: Number(element.attributes.get("colspan") ?? 1),
    rows: Number(element.attributes.get("rowspan") ?? 1),
    children,
  });
}

function toTextBlock(element: HtmlElement, context: InlineContext): Paragraph | List | null {
  if (element.tag === "ul" || element.tag === "ol") return toList(element, element.tag, context);
  // An element without anything in it has no height in an email; one line break gives it a line.
  if (element.children.length === 0) return null;
  const tag = paragraphTags.find((known) => known === element.tag) ?? "p";
  const children = readWords(element.children, inside(element, context));
  return { kind: "paragraph", tag, style: tidyStyle(element.attributes.get("style") ?? ""), children };
}

function toLooseLine(nodes: readonly HtmlNode[], context: InlineContext): Paragraph | null {
  const children = readWords(nodes, context);
  return children.length > 0 ? { kind: "paragraph", tag: "p", style: bareStyle, children } : null;
}

function toList(element: HtmlElement, tag: ListTag, context: InlineContext): List {
  const within = inside(element, context);
  const items: ListItem[] = [];
  for (const node of element.children) {
    if (typeof node === "string" && !/[^ \t\r\n\f]/.test(node)) continue;
    if (typeof node !== "string" && node.tag === "li") items.push(...toItems(node, within));
    else if (typeof node !== "string" && (node.tag === "ul" || node.tag === "ol")) nest(items, toList(node, node.tag, within));
    else items.push({ style: "", children: readWords([node], within), lists: [] });
  }
  const start = Number(element.attributes.get("start") ?? 1);
  return { kind: "list", tag, start: tag === "ol" ? start : 1, style: tidyStyle(element.attributes.get("style") ?? ""), items };
}

/** A list between items belongs to the item before it. */
function nest(items: ListItem[], list: List): void {
  const last = items.pop() ?? { style: "", children: [], lists: [] };
  items.push({ ...last, lists: [...last.lists, list] });
}

/** One item, or more where words follow a list inside it: an item ends with its lists. */
function toItems(element: HtmlElement, context: InlineContext): ListItem[] {
  const within = inside(element, context);
  const style = tidyStyle(element.attributes.get("style") ?? "");
  const items: ListItem[] = [];
  let words: HtmlNode[] = [];
  const flush = () => {
    const children = readWords(words, within);
    if (items.length === 0 || children.length > 0) items.push({ style, children, lists: [] });
    words = [];
  };
  for (const node of element.children) {
    if (typeof node !== "string" && (node.tag === "ul" || node.tag === "ol")) {
      flush();
      nest(items, toList(node, node.tag, within));
    } else words.push(node);
  }
  if (words.length > 0 || items.length === 0) flush();
  return items;
}

function readWords(nodes: readonly HtmlNode[], context: InlineContext): readonly Inline[] {
  return finishInline(gatherInline(nodes, context), context.tree);
}

/** What a block's style says about its words beyond what they inherit by themselves: only how white space is kept. */
function inside(element: HtmlElement, context: InlineContext): InlineContext {
  return { ...context, keepsSpace: keepsSpace(element, context.keepsSpace) };
}
