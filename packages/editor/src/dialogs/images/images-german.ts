import type { Translation } from "@mailwright/ui";
import type { imagesStrings } from "./images-strings.js";

export const imagesGerman = {
  title: "Bilder",
  tabs: "Woher Bilder kommen",
  global: "Globale Bilder",
  template: "Bilder der Vorlage",
  stock: "Freie Bilder",
  gifs: "GIFs",
  ai: "KI-Bilder",
  use: "Bild verwenden",
  cancel: "Abbrechen",
  copy: "In die Vorlage kopieren",
  copied: "{name} ist in die Vorlage kopiert",
  notCopied: "Das Bild konnte nicht kopiert werden.",
  emptyRemoved: "Der Bildblock ohne Bild wurde entfernt.",
  undo: "Rückgängig",
  notOpened: "Die Seite konnte ihre Bilder nicht zeigen.",
  openElsewhere: "Die Seite zeigt ihre Bilder",
  openElsewhereHint: "Die Seite zeigt diese Bilder in einem eigenen Fenster.",
  openAgain: "Noch einmal zeigen",
  noneChosen: "Es wurde kein Bild ausgewählt",
  noLibrary: "Keine Bilder zur Auswahl",
  noLibraryHint: "Geben Sie die Adresse eines Bildes an.",
} satisfies Translation<typeof imagesStrings>;
