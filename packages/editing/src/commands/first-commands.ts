import type { AnyCommand } from "./command.js";
import * as list from "./command-list.js";

/** The commands that an editor with a face has at once. */
export const firstEditingCommands: readonly AnyCommand[] = Object.values(list);
