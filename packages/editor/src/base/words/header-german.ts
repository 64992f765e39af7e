import type { Translation } from "@mailwright/ui";
import type { headerStrings } from "./header-strings.js";

export const headerGerman = {
  region: "Kopfzeile des Editors",
  home: "Zu den Vorlagen",
  draft: "Entwurf",
  published: "Veröffentlicht",
  deleted: "Gelöscht",
  unsaved: "Nicht gespeichert",
  saving: "Wird gespeichert…",
  saved: "Gespeichert",
  notSaved: "Speichern fehlgeschlagen",
  untitled: "Unbenannte Vorlage",
  testEmail: "Test-E-Mail",
  help: "Hilfe",
  checks: "Prüfung",
  preview: "Vorschau",
  save: "Speichern",
  saveAndContinue: "Speichern und weiter",
  cancel: "Abbrechen",
  publish: "Veröffentlichen",
  unpublish: "Zurücknehmen",
  restore: "Wiederherstellen",
  readOnly: "Schreibgeschützt",
} satisfies Translation<typeof headerStrings>;
