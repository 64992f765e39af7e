import { refusalStrings as messages } from "@mailwright/editing";
import { defineStrings } from "@mailwright/ui";

/** Why a command did nothing; a host replaces the words as `editor.refusals.read-only`. */
export const refusalStrings = defineStrings("editor.refusals", messages);
