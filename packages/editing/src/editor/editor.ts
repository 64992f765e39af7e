import type { BlockId, BlockRegistry, EmailDocument } from "@mailwright/document";
import type { AnyCommand, ArgumentsOf, ClipboardPort, Command, CommandsById, ValueOf } from "../commands/command.js";
import type { EditingCommand } from "../commands/editing-commands.js";
import type { DocumentChange, DocumentStore, DocumentStoreOptions } from "../history/document-store.js";
import type { Outcome } from "../outcome/outcome.js";
import type { EditorMode, ViewStore } from "../view-state/view-store.js";
import type { LiveText } from "./live-text.js";

export interface EditorEvents {
  /** The document changed. */
  readonly change: DocumentChange;
  /** Unsaved work appeared or went away. */
  readonly dirty: boolean;
  /** A command ran or was refused. */
  readonly run: { readonly commandId: string; readonly args: unknown; readonly outcome: Outcome };
  /** More commands are there (see `addCommands`). */
  readonly commands: undefined;
  /** A key changed the live text (see `announceTyping`). */
  readonly typing: { readonly blockId: BlockId };
}

/**
 * The commands that `editor.run` knows by type. An interface that adds commands says so once, beside its list:
 * `declare module "@mailwright/editing" { interface KnownCommands extends CommandsById<typeof ourCommands> {} }`.
 */
export interface KnownCommands extends CommandsById<EditingCommand> {}

/** What each of them is given, by its id. */
export type KnownArguments = { readonly [Id in keyof KnownCommands]: ArgumentsOf<KnownCommands[Id]> };

/** What stands after the id in a call: nothing, something that may be left out, or the arguments. */
type Rest<A> = undefined extends A ? [args?: A] : [args: A];

type Given<Id extends string> = Id extends keyof KnownCommands
  ? Rest<ArgumentsOf<KnownCommands[Id]>>
  : string extends Id
    ? [args?: unknown]
    : [noSuchCommand: never];

type Answered<Id extends string> = Id extends keyof KnownCommands ? Outcome<ValueOf<KnownCommands[Id]>> : Outcome;

// Editors suggest the known ids, and a `string` is taken all the same.
type AnyId = keyof KnownCommands | (string & {});

/** An editor without a face: a document, what is looked at, and commands. */
export interface Editor {
  readonly registry: BlockRegistry;
  readonly document: DocumentStore;
  readonly viewState: ViewStore;
  /** All that there are now, in the order of lists. */
  readonly commands: readonly AnyCommand[];
  /** Adds commands whose code came later; an id that is known keeps its command. */
  addCommands(commands: readonly AnyCommand[]): void;
  /**
   * Runs a command, or says why not. Arguments and answers have the types of the list; for an id that is known only at run time they are
   * `unknown`. Arguments may come from anywhere: they are read before anything else happens.
   */
  run<Id extends AnyId>(commandId: Id, ...args: Given<Id>): Answered<Id>;
  /** The same for a command that is not in the list, because its code is loaded later. */
  run<A, V>(command: Command<string, A, V>, ...args: Rest<A>): Outcome<V>;
  /** Would `run` do it? Changes nothing. */
  can<Id extends AnyId>(commandId: Id, ...args: Given<Id>): Outcome<undefined>;
  can<A, V>(command: Command<string, A, V>, ...args: Rest<A>): Outcome<undefined>;
  /** Told by the canvas when text editing starts (with the live text) and ends (`null`). Sets `viewState.textEditing`. */
  setLiveText(live: LiveText | null): void;
  /** Told by the canvas at every change of the live text. */
  announceTyping(): void;
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
  /** Asked each time: may this person take a block's lock away? Absent: yes. */
  readonly mayLiftLocks?: () => boolean;
  /** Commands of the interface around the editor, such as `save`; their names must not be those of ours. */
  readonly commands?: readonly AnyCommand[];
  /** What these commands work with, beside the document and the view. */
  readonly services?: unknown;
  /** Makes the store of the document; absent: one that only this editor writes in. */
  readonly makeStore?: (options: DocumentStoreOptions) => DocumentStore;
}
