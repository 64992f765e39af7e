import { decodeEntities, nextTag, readAttributes, readDeclarations } from "@mailwright/document";
import { readPasted } from "@mailwright/rich-text";
import { type Attributes, attributeOf } from "./attribute-of.js";
import { textOf } from "./text-of.js";

/** A cell of a copied table, in the email's own look. */
export interface TableCell {
  readonly html: string;
  readonly align: "left" | "center" | "right" | undefined;
  readonly isHead: boolean;
  /** How many columns it is wide. */
  readonly span: number;
  readonly width?: number | undefined;
}

export interface CopiedTable {
  /** Each row fills all columns. */
  readonly rows: readonly (readonly TableCell[])[];
  /** What each column has of the width, in percent. */
  readonly widths: readonly number[];
}

/** A piece of what was copied: a table, or what stands around it. */
export type TablePiece = string | CopiedTable;

const spanMax = 50;
const rowsMax = 500;

/** HTML → its tables, and what stands between them. `sheet` are the style rules that came with it, for Excel's classes. */
export function splitTables(html: string, sheet: string): readonly TablePiece[] {
  const rules = readRules(sheet);
  const pieces: TablePiece[] = [];
  let from = 0;
  let start: number | undefined;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    if (tag.name !== "table") continue;
    if (tag.kind === "open") start = tag.start;
    if (tag.kind === "open" || start === undefined) continue;
    const table = readTable(html.slice(start, tag.end), rules);
    if (table) {
      pieces.push(html.slice(from, start), table);
      from = tag.end;
    }
    start = undefined;
  }
  return [...pieces, html.slice(from)];
}

type Rules = ReadonlyMap<string, string>;

function readRules(sheet: string): Rules {
  return new Map(Array.from(sheet.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g), ([, name = "", css = ""]) => [name, css]));
}

interface OpenCell {
  readonly name: string;
  readonly attributes: Attributes;
  /** Where its content begins. */
  readonly at: number;
}

const tableParts = new Set(["col", "tr", "td", "th"]);

/** A table of at least two columns; one column of cells is lines of a text. */
function readTable(html: string, rules: Rules): CopiedTable | undefined {
  const rows: TableCell[][] = [];
  const given: (number | undefined)[] = [];
  /** How many further rows the cell above in this column reaches down. */
  const reaching: number[] = [];
  let open: OpenCell | undefined;
  for (let tag = nextTag(html, 0); tag; tag = nextTag(html, tag.end)) {
    const { kind, name } = tag;
    if (!tableParts.has(name)) continue;
    const row = rows.at(-1);
    if (open && row && (kind === "close" || name !== "col")) {
      pushCell(row, reaching, readCell(open, html.slice(open.at, tag.start), rules), spanOf(open.attributes, "rowspan"));
      open = undefined;
    }
    if (row && name === "tr") fillReached(row, reaching);
    if (kind === "close") continue;
    const attributes = readAttributes(html.slice(tag.start, tag.end));
    if (name === "col") given.push(...repeated(widthOf(attributes), spanOf(attributes, "span")));
    else if (name === "tr") rows.push([]);
    else open = { name, attributes, at: tag.end };
  }
  const filled = rows.filter((row) => row.length > 0).slice(0, rowsMax);
  const count = Math.max(0, ...filled.map(columnsOf));
  if (count < 2) return undefined;
  const full = filled.map((row) => [...row, ...repeated(emptyCell, count - columnsOf(row))]);
  return { rows: full.filter((row) => row.some((cell) => cell.html !== "")), widths: readWidths(full, given, count) };
}

const emptyCell: TableCell = { html: "", align: undefined, isHead: false, span: 1 };

/** Columns that a cell above still reaches into are empty. */
function fillReached(row: TableCell[], reaching: number[]): void {
  for (let at = columnsOf(row); (reaching[at] ?? 0) > 0; at++) {
    reaching[at] = (reaching[at] ?? 0) - 1;
    row.push(emptyCell);
  }
}

function pushCell(row: TableCell[], reaching: number[], cell: TableCell, rowSpan: number): void {
  fillReached(row, reaching);
  const at = columnsOf(row);
  for (let column = at; column < at + cell.span; column++) reaching[column] = rowSpan - 1;
  row.push(cell);
}

function columnsOf(row: readonly TableCell[]): number {
  return row.reduce((sum, { span }) => sum + span, 0);
}

function readCell({ name, attributes }: OpenCell, content: string, rules: Rules): TableCell {
  const own = readDeclarations(decodeEntities(attributeOf(attributes, "style")));
  const ruled = readDeclarations(rules.get(attributeOf(attributes, "class")) ?? "");
  const css = (property: string) => own.get(property) ?? ruled.get(property) ?? "";
  const align = /^(?:left|center|right)$/.exec(css("text-align") || attributeOf(attributes, "align").toLowerCase())?.[0];
  const isBold = /^(?:bold|[7-9]00)$/.test(css("font-weight"));
  const html = readPasted(content)
    .map((each) => each.html)
    .join("");
  const isEmpty = !/[^\s\u00a0]/.test(textOf(html).replace(/&nbsp;/g, ""));
  return {
    html: isEmpty ? "" : html,
    align: align === "center" || align === "right" || align === "left" ? align : undefined,
    isHead: name === "th" || isBold,
    span: spanOf(attributes, "colspan"),
    width: widthOf(attributes),
  };
}

/** Its columns say how wide they are, or the cells of a row without wide ones; else the longest words of each column count. */
function readWidths(rows: readonly (readonly TableCell[])[], given: readonly (number | undefined)[], count: number): readonly number[] {
  const ofCells = rows.map((row) => row.map(({ width }) => width));
  const isKnown = (widths: typeof given) => widths.length === count && widths.every((width) => width !== undefined);
  const known = [given.slice(0, count), ...ofCells].find(isKnown)?.map((width) => width ?? 1);
  const weights = known ?? weigh(rows, count);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.slice(0, -1).map((weight) => Math.max(5, Math.round((100 * weight) / total)));
  const rest = 100 - shares.reduce((sum, share) => sum + share, 0);
  return rest < 5 ? repeated(100 / count, count) : [...shares, rest];
}

const narrow = 6;
const wide = 30;

function weigh(rows: readonly (readonly TableCell[])[], count: number): readonly number[] {
  const weights = repeated(narrow, count);
  for (const row of rows) {
    let at = 0;
    for (const { html, span } of row) {
      const length = textOf(html).length;
      if (span === 1) weights[at] = Math.max(weights[at] ?? narrow, Math.min(length, wide));
      at += span;
    }
  }
  return weights;
}

function repeated<T>(value: T, times: number): T[] {
  return Array.from({ length: Math.max(0, times) }, () => value);
}

function widthOf(attributes: Attributes): number | undefined {
  return Number.parseFloat(attributeOf(attributes, "width")) || undefined;
}

function spanOf(attributes: Attributes, name: string): number {
  return Math.min(spanMax, Math.max(1, Number.parseInt(attributeOf(attributes, name), 10) || 1));
}
