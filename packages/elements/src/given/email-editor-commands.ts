import type { KnownArguments, KnownCommands, Outcome, ValueOf } from "@mailwright/editing";

/** What each command is given, by its id. */
export interface EmailEditorCommands extends KnownArguments {}

/** The id of a command. Editors suggest those that there are; a `string` that is known at run time only is taken all the same. */
export type EmailEditorCommandId = keyof EmailEditorCommands | (string & {});

/** What comes after the id of a command: nothing has to, where nothing is needed. */
export type EmailEditorCommandArguments<Id extends string> = Id extends keyof EmailEditorCommands
  ? undefined extends EmailEditorCommands[Id]
    ? [args?: EmailEditorCommands[Id]]
    : [args: EmailEditorCommands[Id]]
  : string extends Id
    ? [args?: unknown]
    : [noSuchCommand: never];

/** What a command answers: done, perhaps with a value, or why not. */
export type EmailEditorCommandOutcome<Id extends string> = Id extends keyof KnownCommands ? Outcome<ValueOf<KnownCommands[Id]>> : Outcome;
