import { commandWords } from "@mailwright/editing";
import { defineStrings } from "@mailwright/ui";
import { allCommands } from "./all-commands.js";

/** What commands are called; a host replaces the words as `editor.commands.duplicate-block`. */
export const commandNames = defineStrings("editor.commands", commandWords(allCommands, "en"));
