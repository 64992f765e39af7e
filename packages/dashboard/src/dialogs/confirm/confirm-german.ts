import type { Translation } from "@mailwright/ui";
import type { confirmStrings } from "./confirm-strings.js";

export const confirmGerman = {
  unpublishTitle: "Veröffentlichung zurücknehmen",
  unpublish: "„{name}“ kehrt in Ihre Entwürfe zurück. Bereits versendete E-Mails ändern sich nicht.",
  unpublishLabel: "Zurücknehmen",
  removeTitle: "Vorlage entfernen",
  remove: "„{name}“ kommt zu den gelöschten Vorlagen. Dort können Sie sie wiederherstellen oder endgültig löschen.",
  removeLabel: "Entfernen",
  deleteTitle: "Endgültig löschen",
  delete: "„{name}“ und alle Versionen werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
  shareEnds: {
    one: "Die Person, mit der sie geteilt ist, kann sie dann nicht mehr öffnen.",
    other: "Die {count} Personen, mit denen sie geteilt ist, können sie dann nicht mehr öffnen.",
  },
  teamShareEnds: "Die Personen und Teams, mit denen sie geteilt ist, können sie dann nicht mehr öffnen.",
  deleteLabel: "Endgültig löschen",
  unlockTitle: "Vorlage entsperren",
  unlock: "Vielleicht bearbeitet gerade jemand „{name}“. Was noch nicht gespeichert ist, kann verloren gehen.",
  unlockLabel: "Entsperren",
  convertTitle: "In Systemvorlage umwandeln",
  convert:
    "„{name}“ verlässt Ihre Vorlagen und wird zu einem Layout, mit dem alle beginnen können. Das lässt sich nicht rückgängig machen.",
  convertLabel: "Umwandeln",
} satisfies Translation<typeof confirmStrings>;
