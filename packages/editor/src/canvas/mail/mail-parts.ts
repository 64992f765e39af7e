import type { Block } from "@mailwright/document";
import type { MailFrame } from "./mail-surface.js";

/** A compiled row. The same object as long as neither the row nor a setting that it reads has changed. */
export interface MailRow {
  /** HTML with `data-block-id` on the element of each block. */
  readonly canvasHtml: string;
}

/** A document as the canvas draws it, row by row. */
export interface MailParts {
  /** The same object as long as nothing in it changed. */
  readonly frame: MailFrame;
  /** The blocks around the rows, outermost first: the page wrapper. */
  readonly frameBlocks: readonly Block[];
  /** The blocks that are rows, in order. */
  readonly rows: readonly Block[];
  compileRow(row: Block): MailRow;
  /** Rows of an equal kind need the same CSS. */
  cssKind(row: MailRow): unknown;
  /** The head's CSS for what is shown: rows of this document, and older ones that still wait for their turn. */
  css(shown: readonly MailRow[]): string;
}
