import type { Block } from "@mailwright/document";

/** The words that the canvas adds to an email: accessible names, and the words in empty places. */
export interface MailWords {
  nameOf(block: Block): string;
  readonly emptyCell: string;
  readonly emptyCanvas: string;
  readonly emptyPicture: string;
  readonly emptyPictures: string;
  readonly emptyMadePicture: string;
  readonly emptyMap: string;
  readonly emptyProducts: string;
  /** Shown in the place of a block that cannot be drawn. */
  notDrawn(code: string, type: string): string;
}
