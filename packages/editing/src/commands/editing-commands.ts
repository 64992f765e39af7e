import type { AnyCommand } from "./command.js";
import type * as first from "./command-list.js";
import { firstEditingCommands } from "./first-commands.js";
import * as later from "./later-command-list.js";

/** The commands of `editingCommands`, each with its own type. */
export type EditingCommand = (typeof first)[keyof typeof first] | (typeof later)[keyof typeof later];

/** Those whose code may come later, by `addCommands`. */
export const laterEditingCommands: readonly AnyCommand[] = Object.values(later);

/** Every command that needs no interface. `editor.run` takes its types from them. */
export const editingCommands: readonly AnyCommand[] = [...firstEditingCommands, ...laterEditingCommands];
