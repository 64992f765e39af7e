import type { Translation } from "@mailwright/ui";
import type { layoutStrings } from "./arrangement-strings.js";

export const layoutGerman = {
  loading: "Die Vorlage wird geladen",
  loadFailed: "Beim Laden Ihrer Vorlage ist ein Fehler aufgetreten.",
  loadFailedHint: "Der Server hat nicht geantwortet, wie er sollte. Es ist nichts verloren: Versuchen Sie es gleich noch einmal.",
  goHome: "Zu den Vorlagen",
  collapseBlocks: "Blöcke und Module einklappen",
  showBlocks: "Blöcke und Module anzeigen",
  collapseSettings: "Einstellungen und Stile einklappen",
  showSettings: "Einstellungen und Stile anzeigen",
  blocks: "Blöcke",
  settings: "Einstellungen",
  panels: "Bereiche",
  preview: "Vorschau",
  preparingPreview: "Die Vorschau wird vorbereitet",
  back: "Zurück zum Bearbeiten",
} satisfies Translation<typeof layoutStrings>;
