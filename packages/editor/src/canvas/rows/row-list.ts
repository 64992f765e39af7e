import type { Block, BlockId } from "@mailwright/document";
import type { MailParts, MailRow } from "../mail/mail-parts.js";
import { rowElementName } from "../mail/mail-sheet.js";
import { blockIdAttribute, morphChildren } from "../mail/morph.js";
import { parseMail } from "../mail/parse-mail.js";
import { createRowGroups, type RowGroup, type RowGroups } from "./row-groups.js";

/** The height of a row that was not drawn yet: about that of a row with a picture and a few words. */
export const guessedRowHeightPx = 200;

/** One row of the email on the canvas. */
export interface CanvasRow {
  readonly element: HTMLElement;
  block: Block;
  shown: MailRow | undefined;
  /** What kind of CSS it was drawn with (see `MailParts.cssKind`). */
  cssKind: unknown;
  /** The block whose accessible name was set. */
  named: Block | undefined;
  /** The block, or a setting that it reads, changed since the row was drawn. */
  isStale: boolean;
}

export interface RowList extends Pick<RowGroups<CanvasRow>, "groups" | "groupOf"> {
  rows(): readonly CanvasRow[];
  rowOf(rowId: BlockId): CanvasRow | undefined;
  /** Takes over the rows of a document: places them in the holder and marks those that may look different as stale. */
  arrange(parts: MailParts, holder: Element, isAllStale: boolean): void;
  /** Draws a stale row. Answers whether its elements changed. */
  draw(row: CanvasRow, parts: MailParts, live: Element | undefined): boolean;
  staleCount(): number;
  /** The elements are no longer what was drawn: they are compared again even if the compiled row is the same object. */
  markTouched(row: CanvasRow): void;
}

export interface RowListOptions {
  readonly owner: Document;
  readonly onRemove: (row: CanvasRow) => void;
  /** A group of rows came to hold others. */
  readonly onRegroup: (group: RowGroup<CanvasRow>) => void;
}

/** Keeps the rows of the canvas, each in an element of its own that lives as long as the row. */
export function createRowList({ owner, onRemove, onRegroup }: RowListOptions): RowList {
  const groups = createRowGroups(owner, onRegroup);
  let rows: readonly CanvasRow[] = [];
  let byId = new Map<BlockId, CanvasRow>();
  let placedIn: Element | undefined;
  const { staleCount, markStale, markFresh } = createStaleCount();

  return {
    groups: groups.groups,
    groupOf: groups.groupOf,
    rows: () => rows,
    rowOf: (rowId) => byId.get(rowId),
    staleCount,
    markTouched(row) {
      row.shown = undefined;
      markStale(row);
    },
    arrange(parts, holder, isAllStale) {
      const take = (row: CanvasRow, block: Block) => {
        if (row.shown === undefined || row.block !== block || isAllStale) markStale(row);
        row.block = block;
      };
      // Most changes leave the order of the rows as it is.
      if (holder === placedIn && areRowsOf(rows, parts.rows)) {
        for (const [index, row] of rows.entries()) take(row, parts.rows[index] ?? row.block);
        return;
      }
      const next = new Map<BlockId, CanvasRow>();
      for (const block of parts.rows) {
        const row = byId.get(block.id) ?? createRow(block, owner);
        take(row, block);
        next.set(block.id, row);
      }
      for (const [id, row] of byId) {
        if (next.has(id)) continue;
        markFresh(row);
        row.element.remove();
        onRemove(row);
      }
      byId = next;
      rows = [...next.values()];
      placedIn = holder;
      groups.arrange(rows, holder);
    },
    draw(row, parts, live) {
      markFresh(row);
      const compiled = parts.compileRow(row.block);
      if (compiled === row.shown) return false;
      patchRow(row, parseMail(compiled.canvasHtml, owner), live);
      row.shown = compiled;
      return true;
    },
  };
}

/** Counts the stale rows. */
function createStaleCount() {
  let count = 0;
  return {
    staleCount: () => count,
    markStale(row: CanvasRow): void {
      if (!row.isStale) count++;
      row.isStale = true;
    },
    markFresh(row: CanvasRow): void {
      if (row.isStale) count--;
      row.isStale = false;
    },
  };
}

function patchRow({ element, block }: CanvasRow, fresh: DocumentFragment, live: Element | undefined): void {
  // The row's own element stands for the section, so the compiled section element is not given the id.
  fresh.querySelector(`[${blockIdAttribute}="${block.id}"]`)?.removeAttribute(blockIdAttribute);
  if (element.hasChildNodes()) morphChildren(element, fresh, live);
  else element.append(fresh);
  element.style.removeProperty("min-height");
}

/** Do these rows belong to these blocks, in the same order? */
function areRowsOf(rows: readonly CanvasRow[], blocks: readonly Block[]): boolean {
  return rows.length === blocks.length && rows.every(({ block }, index) => block.id === blocks[index]?.id);
}

function createRow(block: Block, owner: Document): CanvasRow {
  const element = owner.createElement(rowElementName);
  element.setAttribute(blockIdAttribute, block.id);
  element.style.minHeight = `${guessedRowHeightPx}px`;
  return { element, block, shown: undefined, cssKind: undefined, named: undefined, isStale: false };
}
