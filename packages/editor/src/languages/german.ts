import { german as blocks } from "@mailwright/blocks/languages/german";
import { german as checks } from "@mailwright/checks/languages/german";
import { german as richText } from "@mailwright/rich-text/languages/german";
import { joinWords, type StringOverrides } from "@mailwright/ui";
import { german as ui } from "@mailwright/ui/languages/german";
import { germanCanvas } from "./german-canvas.js";
import { germanDialogs } from "./german-dialogs.js";
import { germanPanels } from "./german-panels.js";
import { germanShell } from "./german-shell.js";

/** Every word of the editor in German, blocks and checks included. Fetched when a page asks for the language. */
export const german: StringOverrides = joinWords(ui, richText, blocks, checks, germanShell, germanCanvas, germanPanels, germanDialogs);
