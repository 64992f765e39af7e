import type { KnownArguments } from "@mailwright/editing";

/** What each command is given, by its id. */
export interface EmailEditorCommands extends KnownArguments {}

/** What comes after the name of a command: nothing has to, where nothing is needed. A name that is known at run time only takes anything. */
export type CommandArgumentsOf<Name extends string> = Name extends keyof EmailEditorCommands
  ? undefined extends EmailEditorCommands[Name]
    ? [args?: EmailEditorCommands[Name]]
    : [args: EmailEditorCommands[Name]]
  : [args?: unknown];
