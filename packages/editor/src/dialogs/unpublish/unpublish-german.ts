import type { Translation } from "@mailwright/ui";
import type { unpublishStrings } from "./unpublish-strings.js";

export const unpublishGerman = {
  title: "Veröffentlichung zurücknehmen?",
  text: "{name} kehrt in die Entwürfe zurück und kann nicht mehr für den Versand gewählt werden. Nichts davon geht verloren.",
  unpublish: "Zurücknehmen",
  cancel: "Abbrechen",
} satisfies Translation<typeof unpublishStrings>;
