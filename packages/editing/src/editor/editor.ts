import type { BlockId, BlockRegistry, EmailDocument } from "@mailwright/document";
import type { AnyCommand, ClipboardPort, Command } from "../commands/command.js";
import type { CommandArguments, CommandId } from "../commands/command-arguments.js";
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

/** Optional where the command can do without. */
export type Arguments<A> = undefined extends A ? [args?: A] : [args: A];

/** An editor without a face: a document, a session and commands. */
export interface Editor {
  readonly registry: BlockRegistry;
  readonly document: DocumentStore;
  readonly session: SessionStore;
  readonly commands: readonly AnyCommand[];
  /** Runs a command, or says why not. By id the arguments may be anything: they are checked. */
  run<A, V>(command: Command<A, V>, ...args: Arguments<A>): Outcome<V>;
  run<Id extends CommandId>(commandId: Id, ...args: Arguments<CommandArguments[Id]>): Outcome;
  run(commandId: string, args?: unknown): Outcome;
  /** Would `run` do it? Changes nothing. */
  can<A, V>(command: Command<A, V>, ...args: Arguments<A>): Outcome<undefined>;
  can<Id extends CommandId>(commandId: Id, ...args: Arguments<CommandArguments[Id]>): Outcome<undefined>;
  can(commandId: string, args?: unknown): Outcome<undefined>;
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

export interface EditorOptions {
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
  /** Commands of the interface around the editor, such as `save`. */
  readonly commands?: readonly AnyCommand[];
}
