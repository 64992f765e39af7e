import type { Translation } from "@mailwright/ui";
import type { createStrings } from "./create-strings.js";

export const createGerman = {
  title: "Neue Vorlage erstellen",
  starters: "Layouts",
  search: "Layouts durchsuchen",
  chosenLayout: "Ausgewählt: {name}",
  look: "Vorschau: {name}",
  nothingFound: "Kein Layout passt zu „{words}“.",
  basic: "Einfache Layouts",
  featured: "Empfohlene Layouts",
  chosen: "Aus der Bibliothek",
  blank: "Leer",
  startFrom: "Beginnen mit",
  emptyTab: "Hier gibt es keine Layouts. Sie können mit einer leeren Vorlage beginnen.",
  startersFailed: "Die Layouts konnten nicht geladen werden. Sie können mit einer leeren Vorlage beginnen.",
  loading: "Layouts werden geladen",
  name: "Name",
  description: "Beschreibung",
  tags: "Schlagwörter",
  tagsHint: "Durch Kommas getrennt",
  system: "Systemvorlage erstellen",
  systemHint: "Alle können damit beginnen.",
  importMany: "Viele E-Mails importieren",
  create: "Erstellen",
  cancel: "Abbrechen",
} satisfies Translation<typeof createStrings>;
