import { type AnyCommand, type CommandsById, editingCommands, orderCommands } from "@mailwright/editing";
import * as list from "./command-list.js";

/** The commands of the interface; with them `editor.run` knows all of them by type. */
export type InterfaceCommand = (typeof list)[keyof typeof list];

/** Commands that need the interface, so that keys, bridge and host pages ask for them like for any other. */
export const interfaceCommands: readonly AnyCommand[] = Object.values(list);

/** Every command that the editor has. */
export const allCommands: readonly AnyCommand[] = orderCommands([...editingCommands, ...interfaceCommands]);

declare module "@mailwright/editing" {
  interface KnownCommands extends CommandsById<InterfaceCommand> {}
}
