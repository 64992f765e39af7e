import type { Translation } from "@mailwright/ui";
import type { saveFailedStrings } from "./save-failed-strings.js";

export const saveFailedGerman = {
  title: "Nicht gespeichert",
  text: "Ihr Projekt wurde nicht gespeichert. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal",
  retry: "Erneut versuchen",
  close: "Schließen",
} satisfies Translation<typeof saveFailedStrings>;
