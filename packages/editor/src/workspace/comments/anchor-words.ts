import { type AnyBlockDefinition, type BlockId, decodeEntities, type TextPlace, tokenizeHtml } from "@mailwright/document";
import type { AnchorPlace } from "@mailwright/views/words";
import type { CommentAnchor, CommentRecord } from "../../ports/comment-port.js";
import { isRecord } from "../../ports/is-record.js";

/** What is selected in a text of a block, or in one of an item of its lists. */
export interface SelectedWords {
  readonly blockId: BlockId;
  readonly place?: TextPlace | undefined;
  /** All of the text without markup, and what of it is selected. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of its block that a thread is about, where they can be read: a host may answer anything. `undefined`: it is about all of it. */
export function readAnchor({ blockId, anchor }: CommentRecord): CommentAnchor | undefined {
  return blockId !== undefined && isAnchor(anchor) ? anchor : undefined;
}

function isAnchor(anchor: unknown): anchor is CommentAnchor {
  if (!isRecord(anchor)) return false;
  return typeof anchor["start"] === "number" && ["prop", "quote", "before", "after"].every((part) => typeof anchor[part] === "string");
}

/** Where the text stands that is written at a place; `undefined` where the block has none. */
export function anchorPlaceOf({ editable }: AnyBlockDefinition, place: TextPlace | undefined): AnchorPlace | undefined {
  return place ?? (editable && { prop: editable.prop });
}

/** Is it the place of such a text, in whichever item of its list? Items change their places. */
export function isTextOf(anchor: AnchorPlace, { editable }: AnyBlockDefinition, place: TextPlace | undefined): boolean {
  if (!place) return anchor.item === undefined && editable?.prop === anchor.prop;
  return place.prop === anchor.prop && place.member === anchor.member;
}

/** The words of stored rich text. Tags do not count. */
export function wordsOfHtml(html: string): string {
  let words = "";
  for (const token of tokenizeHtml(html)) words += token.kind === "text" ? decodeEntities(token.text) : " ";
  return words;
}
