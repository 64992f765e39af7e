import { joinWords, type StringOverrides } from "@mailwright/ui";
import { german as ui } from "@mailwright/ui/languages/german";
import { german as views } from "@mailwright/views/languages/german";
import { germanWords } from "./words.gen.js";

/** Every word of the dashboard in German. Fetched when a page asks for the language. */
export const german: StringOverrides = joinWords(ui, views, germanWords);
