export type { Point } from "./caret/caret.js";
export type { TextAlign } from "./commands/blocks.js";
export type { LinkState, RichTextState } from "./field/read-state.js";
export { readCaret, readSelected, restoreInPlace } from "./field/restore-in-place.js";
export type {
  CommitKey,
  MergeTagQuery,
  RichTextCommands,
  RichTextField,
  RichTextHistory,
  RichTextOptions,
  RichTextSnapshot,
} from "./field/rich-text-field.js";
export { startRichText } from "./field/start-rich-text.js";
export { hasDataTable } from "./model/has-data-table.js";
export { readLinkText, writeLinkText } from "./model/link-text.js";
export { type PastedText, readPasted } from "./model/read-pasted.js";
export { settleCopied } from "./model/settle-copied.js";
export type { TextFormat } from "./model/text-format.js";
export type { ListTag, ParagraphTag, RichTextMode } from "./model/text-tree.js";
