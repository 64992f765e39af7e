import { readInlineStyle } from "@mailwright/document";
import { newCellStyle, newTableStyle } from "./table-cells.js";
import { formatBits } from "./text-format.js";
import type { List, Paragraph, Table, TableCell, TextBlock } from "./text-tree.js";

type Line = Paragraph | List;

/** A table from elsewhere in the look that one of ours begins with. A first row whose words are all bold names the columns. */
export function cleanTable({ rows }: Table, cleanLine: (line: Line) => Line): Table {
  return {
    kind: "table",
    style: newTableStyle,
    rows: rows.map(({ cells }, index) => {
      const isHead = index === 0 && rows.length > 1 && cells.every(isBold);
      return { style: "", cells: cells.map((cell) => cleanCell(cell, isHead, cleanLine)) };
    }),
  };
}

function cleanCell(cell: TableCell, isHead: boolean, cleanLine: (line: Line) => Line): TableCell {
  const lines = cell.children.map(cleanLine);
  const tag = isHead ? "th" : cell.tag;
  // The cells of the head are bold by themselves.
  const children = tag === "th" ? lines.map(withoutBold) : lines;
  const align = readInlineStyle(cell.style).get("text-align");
  const isKept = align === "center" || align === "right" || align === "left";
  return { ...cell, tag, style: newCellStyle + (isKept ? `;text-align:${align}` : ""), children };
}

function isBold({ tag, children }: TableCell): boolean {
  if (tag === "th") return true;
  const runs = children.flatMap((line) => (line.kind === "paragraph" ? line.children : [])).filter((each) => each.kind === "text");
  return runs.length > 0 && runs.every(({ format }) => format & formatBits.bold);
}

function withoutBold(line: Line): Line {
  if (line.kind === "list") return line;
  return {
    ...line,
    children: line.children.map((each) => (each.kind === "text" ? { ...each, format: each.format & ~formatBits.bold } : each)),
  };
}

/** The lines of tables without the tables, for where none may stand. */
export function withoutTables(blocks: readonly TextBlock[]): readonly Line[] {
  return blocks.flatMap((block) =>
    block.kind === "table" ? block.rows.flatMap(({ cells }) => cells.flatMap(({ children }) => children)) : [block],
  );
}
