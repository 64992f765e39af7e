import type { Translation } from "@mailwright/ui";
import type { textStrings } from "./text-strings.js";

export const textGerman = {
  itemText: "{block}, {item} {place} von {count}: {member}",
  notLoaded: "Die Textbearbeitung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
  unsafeLink: "Ein Link wurde weggelassen, weil seine Adresse nicht in einer E-Mail stehen darf. Seine Wörter sind da.",
} satisfies Translation<typeof textStrings>;
