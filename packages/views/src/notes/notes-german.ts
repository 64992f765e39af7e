import type { Translation } from "@mailwright/ui";
import type { notesStrings } from "./notes-strings.js";

export const notesGerman = {
  title: "Persönliche Notizen",
  count: { one: "{count} Notiz zu „{name}“", other: "{count} Notizen zu „{name}“" },
  countMore: "Mehr als {count} Notizen zu „{name}“",
  emptyTitle: "Noch keine Notizen",
  empty: "Halten Sie fest, was Sie oder die Personen, mit denen Sie diese Vorlage teilen, wissen sollten.",
  failed: "Die Notizen konnten nicht geladen werden",
  loading: "Notizen werden geladen",
  list: "Notizen",
  note: "Neue Notiz",
  placeholder: "Notiz schreiben",
  add: "Notiz hinzufügen",
  required: "Bitte geben Sie eine Notiz ein.",
  tooLong: "Die Höchstlänge ist überschritten",
  delete: "Notiz von {author} löschen",
  added: "Notiz hinzugefügt",
  deleted: "Notiz gelöscht",
  allDeleted: "Alle Notizen gelöscht",
  deleteAll: "Alle löschen",
  deleteTitle: "Diese Notiz löschen?",
  deleteText: "„{text}“ wird für alle gelöscht, die diese Vorlage sehen können.",
  deleteAllTitle: "Alle Notizen löschen?",
  deleteAllText: "Jede Notiz zu dieser Vorlage wird gelöscht, für alle, die sie sehen können.",
  confirm: "Löschen",
} satisfies Translation<typeof notesStrings>;
