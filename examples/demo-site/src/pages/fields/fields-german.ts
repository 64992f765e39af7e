import type { Translation } from "@mailwright/ui";
import type { fieldsStrings } from "./fields-strings.js";

export const fieldsGerman = {
  title: "Eigene Felder",
  hint: "Was Sie über Ihre Kontakte wissen. Der Editor bietet jedes als Platzhalter an; Ihr Versender füllt ihn.",
  name: "Name",
  nameOf: "Name von Feld {nth}",
  id: "In der E-Mail",
  idOf: "Kennung von Feld {nth}",
  idHint: "Buchstaben, Ziffern, _ . und -, am Anfang ein Buchstabe.",
  idTaken: "Ein anderes Feld hat diese Kennung.",
  nameMissing: "Bitte geben Sie einen Namen ein",
  add: "Feld hinzufügen",
  remove: "{name} entfernen",
  save: "Speichern",
  saved: "Die eigenen Felder wurden gespeichert",
  notSaved: "Die eigenen Felder konnten nicht gespeichert werden. Versuchen Sie es noch einmal.",
  empty: "Es gibt noch keine eigenen Felder.",
  failed: "Die eigenen Felder konnten nicht geladen werden.",
  denied: "Nur Administratoren pflegen die eigenen Felder.",
  back: "Zurück zu den Vorlagen",
} satisfies Translation<typeof fieldsStrings>;
