import type { BlockId, BlockRegistry, EmailDocument } from "@mailwright/document";
import type { AnyCommand, ArgumentsOf, ClipboardPort, CommandsById, ValueOf } from "../commands/command.js";
import type { editingCommands } from "../commands/editing-commands.js";
import type { DocumentChange, DocumentStore } from "../history/document-store.js";
import type { Outcome } from "../outcome/outcome.js";
import type { EditorMode, SessionStore } from "../view-state/session-store.js";
import type { LiveText } from "./live-text.js";

export interface EditorEvents {
  /** The document changed. */
  readonly change: DocumentChange;
  /** Unsaved work appeared or went away. */
  readonly dirty: boolean;
  /** A command ran or was refused. */
  readonly run: { readonly commandId: string; readonly args: unknown; readonly outcome: Outcome };
  /** A key changed the live text (see `noteTyping`). */
  readonly typing: { readonly blockId: BlockId };
}

/** What stands after the id in a call: nothing, something that may be left out, or the arguments. */
type Rest<A> = undefined extends A ? [args?: A] : [args: A];

type Given<List extends readonly AnyCommand[], Id extends string> = Id extends keyof CommandsById<List>
  ? Rest<ArgumentsOf<CommandsById<List>[Id]>>
  : string extends Id
    ? [args?: unknown]
    : [noSuchCommand: never];

type Answered<List extends readonly AnyCommand[], Id extends string> = Outcome<
  Id extends keyof CommandsById<List> ? ValueOf<CommandsById<List>[Id]> : unknown
>;

type IdOf<List extends readonly AnyCommand[]> = (keyof CommandsById<List> & string) | (string & {});

/**
 * An editor without a face: a document, what is looked at, and commands. Arguments and answers are typed by the list of commands; for an id
 * that is known only when it runs, they are `unknown`.
 */
export interface Editor<List extends readonly AnyCommand[] = typeof editingCommands> {
  readonly registry: BlockRegistry;
  readonly document: DocumentStore;
  readonly session: SessionStore;
  readonly commands: readonly AnyCommand[];
  /** Runs a command, or says why not. Arguments may come from anywhere: they are read before anything runs. */
  run<Id extends IdOf<List>>(commandId: Id, ...args: Given<List, Id>): Answered<List, Id>;
  /** Would `run` do it? Changes nothing. */
  can<Id extends IdOf<List>>(commandId: Id, ...args: Given<List, Id>): Outcome<undefined>;
  /** Told by the canvas when text editing starts (with the live text) and ends (`null`). Sets `session.textEditing`. */
  setLiveText(live: LiveText | null): void;
  /** Told by the canvas at every change of the live text. */
  noteTyping(): void;
  /** Commits the live text, if any, and ends text editing. Call it before saving, exporting or previewing. */
  commitText(): void;
  /** The document with what is typed but not yet committed: what a crash draft holds. */
  readUnsaved(): EmailDocument;
  /** Is there anything, live text included, that is not saved? */
  hasUnsavedWork(): boolean;
  on<E extends keyof EditorEvents>(event: E, listener: (detail: EditorEvents[E]) => void): () => void;
}

export interface EditorOptions<Added extends readonly AnyCommand[] = readonly [], Services = unknown> {
  readonly registry: BlockRegistry;
  /** The editor takes it over and freezes it. */
  readonly document: EmailDocument;
  readonly newId: () => BlockId;
  /** Milliseconds since any fixed moment. */
  readonly clock: () => number;
  readonly mode?: EditorMode;
  readonly readOnly?: boolean;
  readonly clipboard?: ClipboardPort;
  /** Rights of the user's plan; absent: all of them. */
  readonly entitlements?: readonly string[];
  /** Commands of the interface around the editor, such as `save`; their names must not be those of ours. */
  readonly commands?: Added;
  /** What these commands work with, beside the document and the view. */
  readonly services?: Services;
}
