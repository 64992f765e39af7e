import { readInlineStyle, writeInlineStyle } from "@mailwright/document";
import { tidyStyle } from "./run-style.js";
import type { List, Paragraph, TableCell } from "./text-tree.js";

/** What a table is given that is made here, and one that is pasted: seen in every client. */
export const newTableStyle = "border-collapse:collapse;width:100%";
export const newCellStyle = "padding:8px;border:1px solid #cccccc";

/** What the line of a cell says in the text says the cell in the email, which needs no paragraph for one line of words. */
const ofLine = ["text-align", "line-height"];
const bareStyle = "margin:0";
const emptyLine: Paragraph = { kind: "paragraph", tag: "p", style: "", children: [] };

/** A cell as it was read: with one line at least, and what belongs to a single line moved there. */
export function settleCell(cell: TableCell): TableCell {
  const children = cell.children.length === 0 ? [emptyLine] : cell.children;
  const line = lineOf(children);
  if (!line) return { ...cell, children };
  const css = readInlineStyle(cell.style, "td");
  const moved = [...css].filter(([property]) => ofLine.includes(property));
  const own = line.style === bareStyle ? "" : line.style;
  const style = writeInlineStyle(new Map([...moved, ...readInlineStyle(own)]));
  const rest = [...css].filter(([property]) => !ofLine.includes(property));
  return { ...cell, style: writeInlineStyle(new Map(rest)), children: [{ ...line, style }] };
}

/** The words of a cell that is one line, and the style that the cell has then. */
export function bareLine(cell: TableCell): { readonly style: string; readonly line: Paragraph } | undefined {
  const line = lineOf(cell.children);
  if (!line) return undefined;
  const css = readInlineStyle(cell.style, "td");
  const own = [...readInlineStyle(line.style)].filter(([property]) => ofLine.includes(property));
  const rest = [...css].filter(([property]) => !own.some(([name]) => name === property));
  return { style: tidyStyle(writeInlineStyle(new Map([...rest, ...own])), "td"), line };
}

function lineOf(children: readonly (Paragraph | List)[]): Paragraph | undefined {
  const [only] = children;
  return children.length === 1 && only?.kind === "paragraph" && only.tag === "p" ? only : undefined;
}
