import { $isListItemNode } from "@lexical/list";
import type { TableNode } from "@lexical/table";
import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DELETE_CHARACTER_COMMAND,
  DELETE_LINE_COMMAND,
  DELETE_WORD_COMMAND,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type RangeSelection,
} from "lexical";
import { $lineAround } from "../commands/blocks.js";
import { $cellAround, $rowsOf, $selectedCells, $tableAround } from "../commands/table-cells.js";

/** What keys do in tables: Enter breaks the line, deleting over several cells empties them, and arrows lead out at the ends of a text. */
export function registerTableKeys(editor: LexicalEditor): () => void {
  const deleting = [DELETE_CHARACTER_COMMAND, DELETE_WORD_COMMAND, DELETE_LINE_COMMAND] as const;
  return mergeRegister(
    editor.registerCommand(INSERT_PARAGRAPH_COMMAND, () => $breakLine(editor), COMMAND_PRIORITY_HIGH),
    ...deleting.map((command) => editor.registerCommand(command, $deleteInCells, COMMAND_PRIORITY_HIGH)),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      () => {
        // What is typed over cells stands in the first of them.
        $emptyCells();
        return false;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(KEY_ARROW_UP_COMMAND, (event) => $leave(event, "before"), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ARROW_DOWN_COMMAND, (event) => $leave(event, "after"), COMMAND_PRIORITY_HIGH),
  );
}

function $current(): RangeSelection | null {
  const selection = $getSelection();
  return $isRangeSelection(selection) ? selection : null;
}

/** One line of words needs no paragraph in the email, so a cell has lines rather than paragraphs. */
function $breakLine(editor: LexicalEditor): boolean {
  const selection = $current();
  if (!selection || !$cellAround(selection.anchor.getNode()) || $isListItemNode($lineAround(selection.anchor.getNode()))) return false;
  if (!$emptyCells()) editor.dispatchCommand(INSERT_LINE_BREAK_COMMAND, false);
  return true;
}

/** At its edges a cell keeps to itself: its words do not join those of another. */
function $deleteInCells(isBackward: boolean): boolean {
  if ($emptyCells()) return true;
  const selection = $current();
  const cell = selection?.isCollapsed() ? $cellAround(selection.anchor.getNode()) : null;
  if (!selection || !cell) return false;
  const edge = isBackward ? cell.getFirstDescendant() : cell.getLastDescendant();
  const line = $lineAround(selection.anchor.getNode());
  const isLast = isBackward ? cell.getFirstChild()?.is(line) : cell.getLastChild()?.is(line);
  const { anchor } = selection;
  const end = isBackward ? 0 : anchor.getNode().getTextContentSize();
  const isAtEnd = anchor.type === "element" ? line?.getChildrenSize() === 0 : anchor.getNode().is(edge) && anchor.offset === end;
  return Boolean(isLast && isAtEnd);
}

/** Takes the words out of cells of one table that are selected together, and leaves the cells. */
function $emptyCells(): boolean {
  const selection = $current();
  if (!selection || selection.isCollapsed()) return false;
  const [anchor, focus] = [selection.anchor, selection.focus].map((point) => $tableAround(point.getNode()));
  const cells = $selectedCells(selection);
  const [first] = cells;
  if (!anchor || !first || !focus?.is(anchor) || cells.length < 2) return false;
  for (const cell of cells) cell.clear().append($createParagraphNode());
  first.selectStart();
  return true;
}

/** Beside a table at the end of a text there is no line to go to, so there is made one. */
function $leave(event: KeyboardEvent, side: "before" | "after"): boolean {
  const selection = $current();
  const table = selection?.isCollapsed() && !event.shiftKey ? $tableAround(selection.anchor.getNode()) : null;
  if (!selection || !table || !isAtEdge(selection, table, side)) return false;
  const line = $createParagraphNode();
  if (side === "before") table.insertBefore(line);
  else table.insertAfter(line);
  line.select();
  event.preventDefault();
  return true;
}

function isAtEdge(selection: RangeSelection, table: TableNode, side: "before" | "after"): boolean {
  if (side === "before" ? table.getPreviousSibling() : table.getNextSibling()) return false;
  const rows = $rowsOf(table);
  const row = side === "before" ? rows[0] : rows.at(-1);
  return row?.isParentOf(selection.anchor.getNode()) ?? false;
}
