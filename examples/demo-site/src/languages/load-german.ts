import { joinWords, type StringOverrides } from "@mailwright/ui";
import { german as ui } from "@mailwright/ui/languages/german";
import { german as views } from "@mailwright/views/languages/german";
import { german as site } from "./german.js";

/** The words of the site in German, and those of the primitives that it is made of. */
export const german: StringOverrides = joinWords(ui, views, site, { ui: { notifications: "Benachrichtigungen der Seite" } });
