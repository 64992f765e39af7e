import { type BlockRegistry, type Blueprint, nextTag } from "@mailwright/document";
import { columnsMax } from "@mailwright/editing";
import type { CopiedTable, TableCell } from "./read-table.js";
import { textOf } from "./text-of.js";

/** May tables become rows of columns here? */
export function hasRows(registry: BlockRegistry): boolean {
  return ["section", "cell", "text"].every((type) => registry.get(type) !== undefined);
}

const flat = { top: 0, right: 0, bottom: 0, left: 0 };
const cellPadding = { top: 8, right: 10, bottom: 8, left: 10 };

/**
 * A copied table as blocks: a section for each row, whose columns stay beside each other on phones, with a line below it. A table of more
 * columns than a section may have is written row by row, each value after the name of its column.
 */
export function tableBlocks({ rows, widths }: CopiedTable): readonly Blueprint[] {
  return widths.length > columnsMax ? recordsOf(rows) : rows.map((row) => rowOf(row, widths));
}

function rowOf(row: readonly TableCell[], widths: readonly number[]): Blueprint {
  let at = 0;
  const cells = row.map((cell): Blueprint => {
    const width = widths.slice(at, at + cell.span).reduce((sum, each) => sum + each, 0);
    at += cell.span;
    const text = cell.html === "" ? "<p>&nbsp;</p>" : cell.isHead ? strong(cell.html) : cell.html;
    return {
      type: "cell",
      props: { width: Math.round(width * 100) / 100 },
      children: [{ type: "text", props: { text, padding: cellPadding, ...(cell.align && { align: cell.align }) } }],
    };
  });
  return {
    type: "section",
    props: { stackOnMobile: false, padding: flat },
    extras: { advanced: { borderWidth: { ...flat, bottom: 1 } } },
    children: cells,
  };
}

/** Paragraphs with bold words; what is bold already stays as it is. */
function strong(html: string): string {
  const out: string[] = [];
  let at = 0;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    if (tag.name !== "p") continue;
    const before = html.slice(at, tag.start);
    out.push(tag.kind === "open" || before.includes("<strong>") ? before : `<strong>${before}</strong>`, html.slice(tag.start, tag.end));
    at = tag.end;
  }
  return out.join("") + html.slice(at);
}

function recordsOf([head = [], ...rows]: CopiedTable["rows"]): readonly Blueprint[] {
  const names = head.flatMap(({ html, span }) => Array.from({ length: span }, () => wordsOf(html)));
  return rows.map((row) => {
    let at = 0;
    const items = row.map(({ html, span }) => {
      const name = names[at] ?? "";
      at += span;
      return html === "" ? "" : `<li>${name === "" ? "" : `<strong>${name}:</strong> `}${wordsOf(html)}</li>`;
    });
    return { type: "text", props: { text: `<ul>${items.join("")}</ul>` } };
  });
}

/** The words of a cell on one line, as they stand in HTML. */
function wordsOf(html: string): string {
  return textOf(html, " ").trim();
}
