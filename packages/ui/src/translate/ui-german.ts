import type { Translation } from "./define-strings.js";
import type { uiStrings } from "./ui-strings.js";

export const uiGerman = {
  notifications: "Benachrichtigungen",
  dismiss: "Ausblenden",
  retry: "Erneut versuchen",
  resetField: "{field} zurücksetzen",
  ownValue: "Eigener Wert",
  inheritedFrom: "Übernommen von: {source}",
  loading: "Wird geladen",
  failed: "Das konnte nicht geladen werden",
  cancel: "Abbrechen",
  close: "Schließen",
} satisfies Translation<typeof uiStrings>;
