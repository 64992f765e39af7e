import type { Translation } from "@mailwright/ui";
import type { closedStrings } from "./closed-strings.js";

export const closedGerman = {
  missing: "Vorlage nicht gefunden",
  missingHint: "Vielleicht wurde sie endgültig gelöscht, oder ihre Adresse ist nicht vollständig.",
  denied: "Diese Vorlage kann nicht geöffnet werden",
  deniedHint: "Bitten Sie die Person, der sie gehört, sie mit Ihnen zu teilen.",
  lockedHint: "Sie können um Entsperrung bitten oder später wiederkommen.",
  unlockHint:
    "Die Vorlage gehört Ihnen, also können Sie sie entsperren. Was die andere Person noch nicht gespeichert hat, bleibt in deren Browser.",
  notShared: "Diese Vorlage wird mit anderen geteilt",
  notSharedHint: "Nur wem sie gehört und mit wem sie geteilt wird, kann sie öffnen. Bitten Sie darum, sie mit Ihnen zu teilen.",
  request: "Entsperrung anfragen",
  requested: "Die Anfrage wurde gesendet",
  unlock: "Entsperren",
  retry: "Erneut versuchen",
  home: "Zu den Vorlagen",
} satisfies Translation<typeof closedStrings>;
