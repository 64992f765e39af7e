import type { Translation } from "@mailwright/ui";
import type { headerStrings } from "./header-strings.js";

export const headerGerman = {
  region: "Kopfzeile des Editors",
  draft: "Entwurf",
  published: "Veröffentlicht",
  deleted: "Gelöscht",
  unsaved: "Nicht gespeichert",
  saving: "Wird gespeichert…",
  saved: "Gespeichert",
  notSaved: "Speichern fehlgeschlagen",
  untitled: "Unbenannte Vorlage",
  readOnly: "Schreibgeschützt",
} satisfies Translation<typeof headerStrings>;
