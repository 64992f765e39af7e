import type { Block } from "@mailwright/document";

/** The words that the canvas adds to an email: what assistive technology is told, and what empty places say. */
export interface MailWords {
  nameOf(block: Block): string;
  readonly emptyCell: string;
  readonly emptyCanvas: string;
  readonly emptyPicture: string;
  readonly emptyMadePicture: string;
  readonly emptyProducts: string;
  /** What stands in the place of a block that cannot be drawn. */
  notDrawn(code: string, type: string): string;
}
