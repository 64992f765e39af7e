import { $createLinkNode } from "@lexical/link";
import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from "@lexical/list";
import { $createHeadingNode } from "@lexical/rich-text";
import { $createTableCellNode, $createTableNode, $createTableRowNode, TableCellHeaderStates, type TableNode } from "@lexical/table";
import { $createLineBreakNode, $createParagraphNode, $createTextNode, type ElementNode, type LexicalNode } from "lexical";
import type { Inline, LinkRun, List, ListItem, Paragraph, Table, TableCell, TextBlock, TextRun } from "../model/text-tree.js";

/** Paragraphs, lists and tables → Lexical's nodes. Element styles ride on `ElementNode.__style`. */
export function $createBlocks(blocks: readonly TextBlock[]): ElementNode[] {
  return blocks.map((block) => {
    if (block.kind === "table") return $createTable(block);
    return block.kind === "list" ? $createList(block) : $createLine(block);
  });
}

function $createTable({ style, rows }: Table): TableNode {
  const table = $createTableNode().setStyle(style);
  return table.append(
    ...rows.map((row) =>
      $createTableRowNode()
        .setStyle(row.style)
        .append(...row.cells.map($createCell)),
    ),
  );
}

function $createCell({ tag, style, columns, rows, children }: TableCell): ElementNode {
  const header = tag === "th" ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS;
  const cell = $createTableCellNode(header, columns).setRowSpan(rows).setStyle(style);
  return cell.append(...$createBlocks(children));
}

/** Words → Lexical's nodes. */
export function $createWords(inlines: readonly Inline[]): LexicalNode[] {
  return inlines.map((inline) => {
    if (inline.kind === "break") return $createLineBreakNode();
    return inline.kind === "link" ? $createLink(inline) : $createRun(inline);
  });
}

function $createLine({ tag, style, children }: Paragraph): ElementNode {
  const line = tag === "p" ? $createParagraphNode() : $createHeadingNode(tag);
  return line.setStyle(style).append(...$createWords(children));
}

function $createRun({ text, format, style, isMergeTag }: TextRun): LexicalNode {
  const run = $createTextNode(text).setFormat(format).setStyle(style);
  return isMergeTag ? run.setMode("token") : run;
}

function $createLink({ href, target, title, style, children }: LinkRun): LexicalNode {
  const link = $createLinkNode(href, { target: target || null, title: title || null, rel: null });
  return link.setStyle(style).append(...$createWords(children));
}

function $createList({ tag, start, style, items }: List): ListNode {
  const list = $createListNode(tag === "ol" ? "number" : "bullet", start);
  return list.setStyle(style).append(...items.flatMap($createItem));
}

/** Lexical keeps a nested list in an item of its own, after the one it belongs to; that one's style holds for both. */
function $createItem({ style, children, lists }: ListItem): ListItemNode[] {
  const item = $createListItemNode().setStyle(style);
  item.append(...$createWords(children));
  const nested = lists.map((list) => $createListItemNode().setStyle(style).append($createList(list)));
  return children.length === 0 && lists.length > 0 ? nested : [item, ...nested];
}
