import { $isLinkNode, type LinkNode } from "@lexical/link";
import { $isListItemNode, $isListNode, type ListItemNode, type ListNode } from "@lexical/list";
import { $isHeadingNode } from "@lexical/rich-text";
import { $sliceSelectedTextNodeContent } from "@lexical/selection";
import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableCellNode, type TableNode } from "@lexical/table";
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
  type RangeSelection,
  type TextNode,
} from "lexical";
import { tidyStyle } from "../model/run-style.js";
import type { Inline, LineBreak, List, ListItem, Paragraph, Table, TableCell, TextBlock, TextRun } from "../model/text-tree.js";

/** The marker of an item that holds nothing but a list would stand beside the first marker of that list. */
export const wrapperItemStyle = "list-style-type:none";

/** Lexical's nodes → paragraphs, lists and tables; with a selection, only what is selected. */
export function $readBlocks(selection: RangeSelection | null = null): TextBlock[] {
  return $children($getRoot(), selection).flatMap((node): TextBlock[] =>
    $isTableNode(node) ? [$readTable(node, selection)] : $readBlock(node, selection),
  );
}

function $readBlock(node: LexicalNode, selection: RangeSelection | null): (Paragraph | List)[] {
  if ($isListNode(node)) return [$readList(node, selection)];
  return $isElementNode(node) ? [$readLine(node, selection)] : [];
}

function $readTable(node: TableNode, selection: RangeSelection | null): Table {
  const rows = $children(node, selection).filter($isTableRowNode);
  return {
    kind: "table",
    style: tidyStyle(node.getStyle(), "table"),
    rows: rows.map((row) => ({
      style: tidyStyle(row.getStyle(), "tr"),
      cells: $children(row, selection)
        .filter($isTableCellNode)
        .map((cell) => $readCell(cell, selection)),
    })),
  };
}

function $readCell(cell: TableCellNode, selection: RangeSelection | null): TableCell {
  return {
    tag: cell.hasHeader() ? "th" : "td",
    style: tidyStyle(cell.getStyle(), "td"),
    columns: cell.getColSpan(),
    rows: cell.getRowSpan(),
    children: $children(cell, selection).flatMap((child) => $readBlock(child, selection)),
  };
}

/** Lexical's nodes → words, lines joined by line breaks. */
export function $readWords(selection: RangeSelection | null = null): Inline[] {
  return $children($getRoot(), selection).flatMap((node, index): Inline[] => {
    const words = $isElementNode(node) ? $readInlines(node, selection) : [];
    return index === 0 ? words : [{ kind: "break" }, ...words];
  });
}

function $children(element: ElementNode, selection: RangeSelection | null): LexicalNode[] {
  const children = element.getChildren();
  return selection ? children.filter((child) => child.isSelected(selection) || isAround(child, selection)) : children;
}

// An empty line inside the selection holds neither of its ends and no words of its own.
function isAround(node: LexicalNode, selection: RangeSelection): boolean {
  return $isElementNode(node) && selection.getNodes().some((each) => node.isParentOf(each) || node.is(each));
}

function $readLine(node: ElementNode, selection: RangeSelection | null): Paragraph {
  const tag = $isHeadingNode(node) ? node.getTag() : "p";
  return { kind: "paragraph", tag, style: tidyStyle(node.getStyle()), children: $readInlines(node, selection) };
}

function $readInlines(element: ElementNode, selection: RangeSelection | null): Inline[] {
  return $children(element, selection).flatMap((node): Inline[] => {
    if ($isLinkNode(node)) return [$readLink(node, selection)];
    return $readLeaf(node, selection);
  });
}

function $readLeaf(node: LexicalNode, selection: RangeSelection | null): (TextRun | LineBreak)[] {
  if ($isLineBreakNode(node)) return [{ kind: "break" }];
  if (!$isTextNode(node)) return [];
  const run = $readRun(selection ? $sliceSelectedTextNodeContent(selection, node, "clone") : node);
  return run.text === "" ? [] : [run];
}

function $readRun(node: TextNode): TextRun {
  return {
    kind: "text",
    text: node.getTextContent(),
    format: node.getFormat(),
    style: tidyStyle(node.getStyle()),
    isMergeTag: node.getMode() === "token",
  };
}

function $readLink(node: LinkNode, selection: RangeSelection | null): Inline {
  return {
    kind: "link",
    href: node.getURL(),
    target: node.getTarget() ?? "",
    title: node.getTitle() ?? "",
    style: tidyStyle(node.getStyle()),
    children: $children(node, selection).flatMap((child) => $readLeaf(child, selection)),
  };
}

function $readList(node: ListNode, selection: RangeSelection | null): List {
  const items: ListItem[] = [];
  for (const item of $children(node, selection)) {
    if (!$isListItemNode(item)) continue;
    const nested = $nestedLists(item);
    const before = items.at(-1);
    if (nested.length === 0) items.push({ style: tidyStyle(item.getStyle()), children: $readInlines(item, selection), lists: [] });
    else {
      const lists = nested.map((list) => $readList(list, selection));
      if (before) items[items.length - 1] = { ...before, lists: [...before.lists, ...lists] };
      else items.push({ style: tidyStyle(`${item.getStyle()};${wrapperItemStyle}`), children: [], lists });
    }
  }
  return {
    kind: "list",
    tag: node.getTag(),
    start: node.getListType() === "number" ? node.getStart() : 1,
    style: tidyStyle(node.getStyle()),
    items,
  };
}

/** The lists of an item that holds only lists; none for an item with words. */
export function $nestedLists(item: ListItemNode): ListNode[] {
  return $isListNode(item.getFirstChild()) ? item.getChildren().filter($isListNode) : [];
}
