import type { AnyCommand } from "./command.js";
import * as list from "./command-list.js";

/** The commands of `editingCommands`, each with its own type. */
export type EditingCommand = (typeof list)[keyof typeof list];

/** Every command that needs no interface. `editor.run` takes its types from them. */
export const editingCommands: readonly AnyCommand[] = Object.values(list);
