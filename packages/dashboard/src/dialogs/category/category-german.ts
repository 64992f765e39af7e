import type { Translation } from "@mailwright/ui";
import type { categoryStrings } from "./category-strings.js";

export const categoryGerman = {
  createTitle: "Kategorie erstellen",
  renameTitle: "Kategorie umbenennen",
  name: "Name der Kategorie",
  create: "Erstellen",
  rename: "Umbenennen",
  cancel: "Abbrechen",
  required: "Die Kategorie braucht einen Namen",
  nameCharacters: "Zeilenumbrüche und unsichtbare Zeichen sind nicht erlaubt. Bitte neu eintippen",
  tooLong: "Die Höchstlänge ist überschritten",
  duplicate: "Eine Kategorie mit diesem Namen gibt es schon. Bitte wählen Sie einen anderen Namen",
  created: "Die Kategorie „{name}“ wurde erstellt",
  renamed: "Die Kategorie heißt jetzt „{name}“",
  deleteTitle: "Kategorie löschen",
  delete: "„{name}“ verschwindet für alle. Die Vorlagen darin bleiben, nur ohne diese Kategorie.",
  deleteLabel: "Löschen",
  deleted: "Die Kategorie „{name}“ wurde gelöscht",
} satisfies Translation<typeof categoryStrings>;
