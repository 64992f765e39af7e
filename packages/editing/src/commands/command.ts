import type { BlockId, BlockRegistry } from "@mailwright/document";
import type { DocumentStore } from "../history/document-store.js";
import type { Outcome, Refusal } from "../outcome/outcome.js";
import type { SessionStore } from "../view-state/session-store.js";

/** What commands work with. */
export interface CommandContext {
  readonly registry: BlockRegistry;
  readonly document: DocumentStore;
  readonly session: SessionStore;
  readonly newId: () => BlockId;
  /** Takes what was copied to the system's clipboard, where there is one. */
  readonly clipboard: ClipboardPort | undefined;
  /** Rights of the user's plan; `undefined`: all of them. */
  readonly entitlements: readonly string[] | undefined;
}

/** The system's clipboard, write only, for styles: blocks are put there by the interface, which has more than one form of them. */
export interface ClipboardPort {
  write(text: string): void;
}

export interface Shortcut<A> {
  /** Such as `mod+shift+z`, `alt+arrowup`, `delete`, `mod+shift+plus`; `mod` is ⌘ on a Mac, Ctrl elsewhere. */
  readonly keys: string;
  readonly args?: A;
  /** The browser has an event of its own for these keys (copy, cut, paste): shown in menus, but not matched. */
  readonly isNative?: boolean;
}

/** One thing a person, a host page or a test can ask of the editor. */
export interface Command<A = undefined, V = unknown> {
  readonly id: string;
  /** English name; the interface translates by `id`. */
  readonly label: string;
  /** `document` commands are refused in a read-only editor. */
  readonly changes: "document" | "session";
  /** Leaves the text being edited open; all others commit it first, so that nothing typed is lost. */
  readonly keepsText?: boolean;
  readonly shortcuts?: readonly Shortcut<A>[];
  /** Are these arguments, from a bridge or a host, what `run` expects? */
  accepts(args: unknown): args is A;
  /** Why it cannot run now; absent: it always can. Changes nothing. */
  refuses?(context: CommandContext, args: A): Refusal | undefined;
  run(context: CommandContext, args: A): Outcome<V>;
}

/** A command whose arguments are checked by itself. */
export type AnyCommand = Command<unknown>;
