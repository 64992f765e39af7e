import type { Translation } from "@mailwright/ui";
import type { templateInfoStrings } from "./template-info-strings.js";

export const templateInfoGerman = {
  title: "Angaben zur Vorlage",
  name: "Name",
  description: "Beschreibung",
  descriptionHint: "Bis zu {most} Zeichen.",
  preHeader: "Preheader",
  preHeaderHint: "Er steht im Posteingang hinter dem Betreff. 50 bis 100 Zeichen wirken am besten.",
  tags: "Schlagwörter",
  tagsHint: "Drücken Sie nach jedem Schlagwort die Eingabetaste.",
  save: "Speichern",
  cancel: "Abbrechen",
  saved: "Die Angaben zur Vorlage wurden gespeichert",
} satisfies Translation<typeof templateInfoStrings>;
