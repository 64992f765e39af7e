import {
  $createTableNodeWithDimensions,
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $insertTableColumnAtNode,
  $insertTableRowAtNode,
  $isTableCellNode,
  $setTableRowIsHeader,
  type TableCellNode,
  type TableNode,
} from "@lexical/table";
import { $insertNodeToNearestRoot } from "@lexical/utils";
import { $createParagraphNode, type RangeSelection } from "lexical";
import { newCellStyle, newTableStyle } from "../model/table-cells.js";
import { $cellAround, $cellsOf, $rowsOf, $tableAround } from "./table-cells.js";

/** How large a new table is. */
export interface TableSize {
  readonly rows: number;
  readonly columns: number;
  /** Does the first row name the columns? */
  readonly hasHead: boolean;
}

/** What can be done to the table around the caret. */
export type TableChange =
  | "rowAbove"
  | "rowBelow"
  | "columnBefore"
  | "columnAfter"
  | "removeRow"
  | "removeColumn"
  | "toggleHead"
  | "removeTable";

/** Puts an empty table below the line of the caret, which then stands in its first cell. */
export function $insertTable(selection: RangeSelection, { rows, columns, hasHead }: TableSize): void {
  if ($tableAround(selection.anchor.getNode())) return;
  const table = $createTableNodeWithDimensions(rows, columns, { rows: hasHead, columns: false }).setStyle(newTableStyle);
  for (const cell of $cellsOf(table)) cell.setStyle(newCellStyle);
  $insertNodeToNearestRoot(table);
  // The caret must get out of the table again.
  if (!table.getNextSibling()) table.insertAfter($createParagraphNode());
  $rowsOf(table)[0]?.getFirstChild()?.selectStart();
}

/** Changes the table around the caret; outside of tables nothing. */
export function $changeTable(selection: RangeSelection, change: TableChange): void {
  const cell = $cellAround(selection.anchor.getNode());
  const table = cell && $tableAround(cell);
  if (cell && table) changes[change](cell, table);
}

const changes: Record<TableChange, (cell: TableCellNode, table: TableNode) => void> = {
  rowAbove: (cell) => $addRow(cell, false),
  rowBelow: (cell) => $addRow(cell, true),
  columnBefore: (cell, table) => $addColumn(cell, table, false),
  columnAfter: (cell, table) => $addColumn(cell, table, true),
  removeRow: (_, table) => ($rowsOf(table).length === 1 ? $removeTable(table) : $deleteTableRowAtSelection()),
  removeColumn: (_, table) => (table.getColumnCount() === 1 ? $removeTable(table) : $deleteTableColumnAtSelection()),
  toggleHead: (_, table) => $setTableRowIsHeader(table, 0, !$hasHead(table)),
  removeTable: (_, table) => $removeTable(table),
};

/** A row beside that of the cell, in the look of its cells; the caret goes to the cell in the same column. */
function $addRow(cell: TableCellNode, isBelow: boolean): void {
  const looks = cell.getParentOrThrow().getChildren().filter($isTableCellNode);
  const row = $insertTableRowAtNode(cell, isBelow);
  for (const [index, added] of (row?.getChildren() ?? []).entries()) {
    if ($isTableCellNode(added)) added.setStyle((looks[index] ?? cell).getStyle());
  }
  row?.getChildAtIndex(cell.getIndexWithinParent())?.selectStart();
}

function $addColumn(cell: TableCellNode, table: TableNode, isAfter: boolean): void {
  const before = new Set($rowsOf(table).flatMap((row) => row.getChildrenKeys()));
  $insertTableColumnAtNode(cell, isAfter);
  for (const row of $rowsOf(table)) {
    for (const added of row.getChildren()) {
      if (before.has(added.getKey()) || !$isTableCellNode(added)) continue;
      const neighbour = isAfter ? added.getPreviousSibling() : added.getNextSibling();
      if ($isTableCellNode(neighbour)) added.setStyle(neighbour.getStyle());
    }
  }
}

function $removeTable(table: TableNode): void {
  const next = table.getNextSibling() ?? table.getPreviousSibling();
  if (next) {
    table.remove();
    next.selectStart();
  } else table.replace($createParagraphNode()).selectStart();
}

/** Does the first row name the columns? */
export function $hasHead(table: TableNode): boolean {
  const cells = $rowsOf(table)[0]?.getChildren().filter($isTableCellNode) ?? [];
  return cells.length > 0 && cells.every((cell) => cell.hasHeader());
}

/** Tab goes from cell to cell; after the last one it adds a row. Answers whether it went. */
export function $goToCell(selection: RangeSelection, isBack: boolean): boolean {
  const cell = $cellAround(selection.anchor.getNode());
  const table = cell && $tableAround(cell);
  if (!cell || !table) return false;
  const cells = $rowsOf(table).flatMap((row) => row.getChildren().filter($isTableCellNode));
  const next = cells[cells.findIndex((each) => each.is(cell)) + (isBack ? -1 : 1)];
  if (next) next.select(0, next.getChildrenSize());
  else if (!isBack) {
    $addRow(cell, true);
    $rowsOf(table).at(-1)?.getFirstChild()?.selectStart();
  }
  return true;
}
