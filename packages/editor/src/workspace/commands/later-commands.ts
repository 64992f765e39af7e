import { type AnyCommand, laterEditingCommands, orderCommands } from "@mailwright/editing";
import { allCommands } from "./all-commands.js";
import * as list from "./later-command-list.js";

/** The commands that nobody can press on the first screen, or only once they have come. */
export const laterCommands: readonly AnyCommand[] = [...laterEditingCommands, ...Object.values(list)];

/** Every command that the editor has, once all of its code is there. */
export const everyCommand: readonly AnyCommand[] = orderCommands([...allCommands, ...laterCommands]);
