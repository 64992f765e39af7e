import { commandWords } from "@mailwright/editing";
import { defineStrings } from "@mailwright/ui";
import { allCommands } from "./all-commands.js";
import { laterNames } from "./names.gen.js";

/** What the commands of the first screen are called; a host replaces the words as `editor.commands.duplicate-block`. */
export const commandNames = defineStrings("editor.commands", { ...commandWords(allCommands, "en"), ...laterNames });
