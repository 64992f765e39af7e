import { german as blocks } from "@mailwright/blocks/languages/german";
import { german as checks } from "@mailwright/checks/languages/german";
import { commandWords } from "@mailwright/editing";
import { german as richText } from "@mailwright/rich-text/languages/german";
import { joinWords, type StringOverrides } from "@mailwright/ui";
import { german as ui } from "@mailwright/ui/languages/german";
import { german as views } from "@mailwright/views/languages/german";
import { everyCommand } from "../workspace/commands/later-commands.js";
import { germanWords } from "./words.gen.js";

const commands = { "editor.commands": commandWords(everyCommand, "de") };

/** Every word of the editor in German, blocks and checks included. Fetched when a page asks for the language. */
export const german: StringOverrides = joinWords(ui, views, richText, blocks, checks, commands, germanWords);
