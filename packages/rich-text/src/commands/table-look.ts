import type { TableCellNode, TableNode } from "@lexical/table";
import { readInlineStyle } from "@mailwright/document";
import type { RangeSelection } from "lexical";
import { $patchLine } from "./blocks.js";
import { $cellAround, $cellsOf, $rowsOf, $selectedCells, $tableAround } from "./table-cells.js";
import { $hasHead } from "./tables.js";

/** How a table looks. What is absent is as it comes from the text around. */
export interface TableLook {
  /** Of the selected cells. */
  readonly background: string | null;
  /** Of all cells. */
  readonly paddingPx: number;
  readonly borderPx: number;
  readonly borderColor: string;
  /** Of the table, in percent of the text; `null` is as wide as its words. */
  readonly widthPercent: number | null;
  /** Of the column of the caret, in percent of the table. */
  readonly columnPercent: number | null;
}

/** What a toolbar shows of the table around the caret. */
export interface TableState extends TableLook {
  readonly rows: number;
  readonly columns: number;
  readonly hasHead: boolean;
  /** Is the caret in the first row, and does that name the columns? */
  readonly isInHead: boolean;
}

export function $readTable(selection: RangeSelection): TableState | null {
  const cell = $cellAround(selection.anchor.getNode());
  const table = cell && $tableAround(cell);
  if (!cell || !table) return null;
  const css = readInlineStyle(cell.getStyle(), "td");
  const border = /^(\d+)px solid (.+)$/.exec(css.get("border") ?? "");
  return {
    rows: $rowsOf(table).length,
    columns: table.getColumnCount(),
    hasHead: $hasHead(table),
    isInHead: $hasHead(table) && cell.getParentOrThrow().getIndexWithinParent() === 0,
    background: css.get("background-color") ?? null,
    paddingPx: Number.parseInt(css.get("padding") ?? "0", 10) || 0,
    borderPx: Number(border?.[1] ?? 0),
    borderColor: border?.[2] ?? "#cccccc",
    widthPercent: percentIn(table.getStyle()),
    columnPercent: percentIn(cell.getStyle()),
  };
}

function percentIn(style: string): number | null {
  const percent = /^(\d+)%$/.exec(readInlineStyle(style, "td").get("width") ?? "")?.[1];
  return percent === undefined ? null : Number(percent);
}

/** Changes what is given of the look of the table around the caret. */
export function $setTableLook(selection: RangeSelection, look: Partial<TableLook>): void {
  const cell = $cellAround(selection.anchor.getNode());
  const table = cell && $tableAround(cell);
  const now = $readTable(selection);
  if (!cell || !table || !now) return;
  if (look.background !== undefined) for (const each of $selectedCells(selection)) $patchLine(each, "background-color", look.background);
  if (look.paddingPx !== undefined) for (const each of $cellsOf(table)) $patchLine(each, "padding", `${look.paddingPx}px`);
  if (look.borderPx !== undefined || look.borderColor !== undefined) {
    const { borderPx, borderColor } = { ...now, ...look };
    for (const each of $cellsOf(table)) $patchLine(each, "border", borderPx === 0 ? null : `${borderPx}px solid ${borderColor}`);
  }
  if (look.widthPercent !== undefined) $patchLine(table, "width", percent(look.widthPercent));
  if (look.columnPercent !== undefined) for (const each of $columnOf(cell, table)) $patchLine(each, "width", percent(look.columnPercent));
}

function percent(value: number | null): string | null {
  return value === null ? null : `${value}%`;
}

/** The cells below and above, where no cell is wider than a column. */
function $columnOf(cell: TableCellNode, table: TableNode): TableCellNode[] {
  const at = cell.getIndexWithinParent();
  return $cellsOf(table).filter((each) => each.getIndexWithinParent() === at && each.getColSpan() === 1);
}
