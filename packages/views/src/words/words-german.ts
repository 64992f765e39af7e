import type { Translation } from "@mailwright/ui";
import type { wordsStrings } from "./words-strings.js";

export const wordsGerman = {
  field: "Wörter von {place}",
  hint: "Markieren Sie die Wörter, die Sie kommentieren möchten: mit dem Zeiger oder mit Umschalt und den Pfeiltasten.",
  choose: "Diese Wörter kommentieren",
  none: "Markieren Sie zuerst Wörter.",
  cancel: "Abbrechen",
} satisfies Translation<typeof wordsStrings>;
