import type { Translation } from "@mailwright/ui";
import type { publishedStrings } from "./published-strings.js";

export const publishedGerman = {
  title: "Vorlage veröffentlicht",
  text: "„{name}“ gehört jetzt zu den veröffentlichten Vorlagen.",
  continue: "Weiter bearbeiten",
  back: "Zurück zu den Vorlagen",
  shareUrl: "Per Link teilen",
  convert: "In Systemvorlage umwandeln",
} satisfies Translation<typeof publishedStrings>;
