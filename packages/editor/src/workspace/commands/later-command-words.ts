import { commandWords } from "@mailwright/editing";
import { defineStrings } from "@mailwright/ui";
import { everyCommand } from "./later-commands.js";

/** What every command is called, for code that comes later itself. */
export const everyCommandName = defineStrings("editor.commands", commandWords(everyCommand, "en"));
