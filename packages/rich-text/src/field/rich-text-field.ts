import type { Link, RichTextStyles } from "@mailwright/document";
import type { EditorState } from "lexical";
import type { Point } from "../caret/caret.js";
import type { TextAlign } from "../commands/blocks.js";
import type { TableLook } from "../commands/table-look.js";
import type { TableChange, TableSize } from "../commands/tables.js";
import type { LetterCase } from "../model/letter-case.js";
import type { TextFormat } from "../model/text-format.js";
import type { ListTag, ParagraphTag, RichTextMode } from "../model/text-tree.js";
import type { RichTextState } from "./read-state.js";

/** How a person says that the text is finished. */
export type CommitKey = "escape" | "enter";

/** The text and the caret at one moment, to come back to. */
export type RichTextSnapshot = EditorState;

/** An undo that reaches further than the text: what Ctrl+Z and the browser's own Undo do while it is edited. */
export interface RichTextHistory {
  undo(): void;
  redo(): void;
}

export interface RichTextOptions {
  /** The text as the document keeps it: allow-listed HTML, or plain words in the mode `plain`. */
  readonly html: string;
  readonly mode: RichTextMode;
  /** The inline CSS that compiling gives each element. */
  readonly styles?: RichTextStyles | undefined;
  /** The accessible name of the text. */
  readonly label?: string | undefined;
  /** Where it was pressed, in viewport coordinates; absent: the caret goes to the end. */
  readonly point?: Point | undefined;
  /** Everything is selected at the start: what is typed takes its place. */
  readonly selectsAll?: boolean | undefined;
  /** A link of what was pasted or dropped was left out: its address may not stand in an email. Its words stay. */
  readonly onUnsafeLink?: (() => void) | undefined;
  /** The most characters a plain text may have. */
  readonly maxLength?: number | undefined;
  /** Absent: the text has an undo of its own. */
  readonly history?: RichTextHistory | undefined;
  /** The text changed. `before` is how it was. Called at every key: be quick. */
  readonly onChange?: ((before: RichTextSnapshot) => void) | undefined;
  /** Something other than typing is about to change the text (Enter, a format, a paste): a good end for an undo step. */
  readonly onBeforeStep?: (() => void) | undefined;
  /** Escape was pressed; in the mode `plain` also Enter. */
  readonly onCommitKey?: ((key: CommitKey) => void) | undefined;
  readonly onFocusChange?: ((isFocused: boolean) => void) | undefined;
}

/** `{{` was typed: what follows it up to the caret. */
export interface MergeTagQuery {
  readonly query: string;
}

/** What can be done to the selected words. Each keeps the focus where it is. */
export interface RichTextCommands {
  toggleFormat(format: TextFormat): void;
  /** `null` gives the words back the colour around them. */
  setColor(color: string | null): void;
  setHighlight(color: string | null): void;
  setFontSize(px: number | null): void;
  /** A family by its name, with what clients show that do not have it. */
  setFont(name: string | null): void;
  /** How far apart the lines are, as a part of the font size. */
  setLineHeight(factor: number | null): void;
  /** Writes the letters themselves anew. */
  setLetterCase(letterCase: LetterCase): void;
  /** Links the selected words, or changes the link around the caret; `null` takes links away. */
  setLink(link: Link | null): void;
  setBlock(tag: ParagraphTag): void;
  setAlign(align: TextAlign | null): void;
  toggleList(tag: ListTag): void;
  indent(): void;
  outdent(): void;
  clearFormatting(): void;
  /** Puts a merge tag at the caret, in place of a `{{…` that is being typed there. */
  insertMergeTag(tag: string): void;
  /** Writes words at the caret as if they were typed: an emoji, a sign. */
  insertWords(words: string): void;
  /** Puts an empty table below the line of the caret. In a table it does nothing: none stands in another. */
  insertTable(size: TableSize): void;
  /** Changes the table around the caret; outside of tables nothing. */
  changeTable(change: TableChange): void;
  setTableLook(look: Partial<TableLook>): void;
}

/** One text that is being edited on its own element. */
export interface RichTextField {
  readonly element: HTMLElement;
  readonly mode: RichTextMode;
  readonly commands: RichTextCommands;
  /** The text as the document keeps it. Without edits it is the very string that was given. */
  html(): string;
  /** The state for toolbars: the same object until something in it changes. */
  state(): RichTextState;
  /** The merge tag that is being typed, if any: the same object until it changes. */
  mergeTagQuery(): MergeTagQuery | null;
  /** Closes the menu of merge tags until another `{{` is typed. */
  dismissMergeTagQuery(): void;
  /** Called once a frame at most, when `state` or `mergeTagQuery` may have changed or the caret moved. Answers the way to stop. */
  subscribe(listener: () => void): () => void;
  /** What is selected, or the caret, in viewport coordinates. */
  selectionRect(): DOMRect | null;
  /** Sees every key before the text does; `true` takes it. Answers the way to stop. */
  onKey(listener: (event: KeyboardEvent) => boolean): () => void;
  isFocused(): boolean;
  /** Is an input method about to make letters of what is typed? */
  isComposing(): boolean;
  /** Gives focus and selection back to the text, or puts the caret at a point. */
  focus(point?: Point): void;
  /** The block's settings changed: brings the look of every element up to date. */
  setStyles(styles: RichTextStyles): void;
  snapshot(): RichTextSnapshot;
  /** Goes back to a moment, or to a text of the document. Does not count as a change. */
  restore(to: RichTextSnapshot | string): void;
  /** The block's element was replaced: goes on in this one. */
  moveTo(element: HTMLElement): void;
  /** Ends editing. The element keeps the picture of the text until the canvas draws it again. */
  stop(): void;
}
