import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableCellNode, type TableNode, type TableRowNode } from "@lexical/table";
import { $findMatchingParent, type LexicalNode, type RangeSelection } from "lexical";

export function $cellAround(node: LexicalNode): TableCellNode | null {
  return $findMatchingParent(node, $isTableCellNode);
}

export function $tableAround(node: LexicalNode): TableNode | null {
  return $findMatchingParent(node, $isTableNode);
}

/** The cells that the selection touches, each once. */
export function $selectedCells(selection: RangeSelection): TableCellNode[] {
  const cells = new Map<string, TableCellNode>();
  for (const node of [selection.anchor.getNode(), ...selection.getNodes(), selection.focus.getNode()]) {
    const cell = $cellAround(node);
    if (cell) cells.set(cell.getKey(), cell);
  }
  return [...cells.values()];
}

/** All cells of a table, in order. */
export function $cellsOf(table: TableNode): TableCellNode[] {
  return $rowsOf(table).flatMap((row) => row.getChildren().filter($isTableCellNode));
}

export function $rowsOf(table: TableNode): TableRowNode[] {
  return table.getChildren().filter($isTableRowNode);
}
