import type { Translation } from "@mailwright/ui";
import type { settingsStrings } from "./settings-strings.js";

export const settingsGerman = {
  title: "Einstellungen der Vorlage",
  name: "Name",
  description: "Beschreibung",
  descriptionHint: "Höchstens {most} Zeichen",
  preHeader: "Verborgener Preheader",
  preHeaderHint: "Er steht im Posteingang hinter dem Betreff. Empfohlen sind {least} bis {most} Zeichen.",
  tooShort: "Kürzer als die empfohlenen {least} bis {most} Zeichen.",
  tooLong: "Länger als die empfohlenen {least} bis {most} Zeichen.",
  tags: "Schlagwörter",
  tagsHint: "Nach jedem Schlagwort Enter drücken.",
  save: "Speichern",
  cancel: "Abbrechen",
  saved: "Die Einstellungen der Vorlage wurden gespeichert",
  conflict: "Jemand hat diese Vorlage inzwischen geändert. Ihre Änderungen stehen noch hier: Prüfen Sie sie und speichern Sie erneut.",
} satisfies Translation<typeof settingsStrings>;
