import type { BlockId, BlockRegistry } from "@mailwright/document";
import type { DocumentStore } from "../history/document-store.js";
import type { Outcome, Refusal } from "../outcome/outcome.js";
import type { ViewStore } from "../view-state/view-store.js";
import type { Takes } from "./take.js";

/** What commands work with. `services` are those of the interface around the editor: its dialogs, its ports. */
export interface CommandContext<Services = unknown> {
  readonly registry: BlockRegistry;
  readonly document: DocumentStore;
  readonly viewState: ViewStore;
  readonly newId: () => BlockId;
  /** Takes what was copied to the system's clipboard, where there is one. */
  readonly clipboard: ClipboardPort | undefined;
  /** Rights of the user's plan; `undefined`: all of them. */
  readonly entitlements: readonly string[] | undefined;
  /** May this person take a block's lock away? */
  mayLiftLocks(): boolean;
  readonly services: Services;
}

/** The system's clipboard, write only, for styles: blocks are put there by the interface, which has more than one form of them. */
export interface ClipboardPort {
  write(text: string): void;
}

/** A name in the languages that we ship. A host replaces it, or says it in another language, as `editor.commands.<id>`. */
export interface Words {
  readonly en: string;
  readonly de: string;
}

export interface Shortcut<A> {
  /** Such as `mod+shift+z`, `alt+arrowup`, `delete`, `mod+shift+plus`; `mod` is ⌘ on a Mac, Ctrl elsewhere. */
  readonly keys: string;
  readonly args?: A;
  /** The browser has an event of its own for these keys (copy, cut, paste): shown in menus, but not matched. */
  readonly isNative?: boolean;
}

/** Arguments that a person may choose by name: "Move block up". */
export interface Offer<A> {
  /** Tells the offers of a command apart; its words are `editor.commands.<id>.<key>`. */
  readonly key: string;
  readonly args: A;
  readonly words: Words;
  /** As on a command. */
  readonly short?: Words;
}

export const commandGroups = ["blocks", "template", "view"] as const;
/** Under which title lists show a command. */
export type CommandGroup = (typeof commandGroups)[number];

/** One thing that a person, a host page, an assistant or a test can ask of the editor. All that is known about it stands here. */
export interface Command<Id extends string = string, A = unknown, V = unknown, Services = unknown> {
  readonly id: Id;
  readonly words: Words;
  /** What it is called on a button or in a menu, where it is clear what it is done to: "Cut" in the menu of a block. Absent: `words`. */
  readonly short?: Words;
  readonly group: CommandGroup;
  /** Lists show commands of a smaller figure first. Absent: last. */
  readonly order?: number;
  /** What it is given. Whatever comes with an id is read by this before anything runs. */
  readonly takes: Takes<A>;
  /** `document` commands are refused in a read-only editor. */
  readonly changes: "document" | "view";
  /** Leaves the text being edited open; all others commit it first, so that nothing typed is lost. */
  readonly keepsText?: boolean;
  readonly shortcuts?: readonly Shortcut<A>[];
  /** Its keys work wherever the focus is in the editor; those of others only on the canvas. */
  readonly worksAnywhere?: boolean;
  /** A control that is there at once has its name, though its code comes later: the name is then kept apart from it. */
  readonly isNamedFirst?: boolean;
  /** What the command palette lists. Absent: the command by its name, where it can do without arguments. */
  readonly offers?: readonly Offer<A>[];
  /** Why it cannot run now; absent: it always can. Changes nothing. */
  refuses?(context: CommandContext<Services>, args: A): Refusal | undefined;
  /** Does it, or says why not. What takes time answers a promise as its value. */
  run(context: CommandContext<Services>, args: A): Outcome<V>;
}

/** Any command, in a list of several. */
export type AnyCommand = Command;

/** Commands in the order of lists: by `order`, and by id where that is the same. */
export function orderCommands(commands: readonly AnyCommand[]): readonly AnyCommand[] {
  const orderOf = ({ order = Number.POSITIVE_INFINITY }: AnyCommand) => order;
  return commands.toSorted((one, other) =>
    orderOf(one) === orderOf(other) ? one.id.localeCompare(other.id, "en") : orderOf(one) - orderOf(other),
  );
}

/** Declares a command that works with the document and the view alone. Its arguments have the type of what it takes. */
export function defineCommand<const Id extends string, A, V>(
  takes: Takes<A>,
  command: Omit<Command<Id, NoInfer<A>, V>, "takes">,
): Command<Id, A, V> {
  return { ...command, takes };
}

/**
 * The same for commands that need services of the interface.
 * @example const defineOurs = defineCommandsWith<{ readonly dialogs: Dialogs }>();
 */
export function defineCommandsWith<Services>() {
  return <const Id extends string, A, V>(
    takes: Takes<A>,
    command: Omit<Command<Id, NoInfer<A>, V, Services>, "takes">,
  ): Command<Id, A, V, Services> => ({ ...command, takes });
}

/** Several commands by their ids. */
export type CommandsById<Several extends AnyCommand> = { readonly [One in Several as One["id"]]: One };
/** What a command is given. */
export type ArgumentsOf<One> = One extends { readonly takes: Takes<infer A> } ? A : never;
/** What a command answers when it is done. */
export type ValueOf<One> = One extends { run(...given: never): Outcome<infer V> } ? V : never;
