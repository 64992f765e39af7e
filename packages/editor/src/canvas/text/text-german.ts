import type { Translation } from "@mailwright/ui";
import type { textStrings } from "./text-strings.js";

export const textGerman = {
  notLoaded: "Die Textbearbeitung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} satisfies Translation<typeof textStrings>;
