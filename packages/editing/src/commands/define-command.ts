import type { Command } from "./command.js";
import type { CommandArguments, CommandId } from "./command-arguments.js";
import { commandStrings } from "./command-strings.js";

type Declaration<Id extends CommandId, V> = Omit<Command<CommandArguments[Id], V>, "id" | "label"> & { readonly id: Id };

/** Declares one of our commands: its arguments are those of `CommandArguments`, its English name is in the strings file. */
export function defineCommand<const Id extends CommandId, V>(declaration: Declaration<Id, V>): Command<CommandArguments[Id], V> {
  return { ...declaration, label: commandStrings[declaration.id] };
}
