export type { Point } from "./caret/caret.js";
export type { TextAlign } from "./commands/blocks.js";
export { readLinkText, writeLinkText } from "./model/link-text.js";
export { type PastedText, readPasted } from "./model/read-pasted.js";
export type { TextFormat } from "./model/text-format.js";
export type { ListTag, ParagraphTag, RichTextMode } from "./model/text-tree.js";
export type { LinkState, RichTextState } from "./session/read-state.js";
export type {
  CommitKey,
  MergeTagQuery,
  RichTextCommands,
  RichTextHistory,
  RichTextOptions,
  RichTextSession,
  RichTextSnapshot,
} from "./session/rich-text-session.js";
export { startRichText } from "./session/start-rich-text.js";
