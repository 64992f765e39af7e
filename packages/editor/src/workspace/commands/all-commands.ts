import { type AnyCommand, type CommandsById, firstEditingCommands, orderCommands } from "@mailwright/editing";
import * as list from "./command-list.js";
import type * as laterList from "./later-command-list.js";

/** The types of the interface's commands, so that `editor.run` knows all of them. */
export type InterfaceCommand = (typeof list)[keyof typeof list] | (typeof laterList)[keyof typeof laterList];

/** Commands that need the interface. Keys, the bridge and host pages run them like any other. */
export const interfaceCommands: readonly AnyCommand[] = Object.values(list);

/** Every command that is there at once. */
export const allCommands: readonly AnyCommand[] = orderCommands([...firstEditingCommands, ...interfaceCommands]);

declare module "@mailwright/editing" {
  interface KnownCommands extends CommandsById<InterfaceCommand> {}
}
