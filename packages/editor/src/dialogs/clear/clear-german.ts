import type { Translation } from "@mailwright/ui";
import type { clearStrings } from "./clear-strings.js";

export const clearGerman = {
  title: "Arbeitsfläche leeren",
  text: "Alle Blöcke werden entfernt. Mit „Rückgängig“ holen Sie sie zurück.",
  close: "Schließen",
  clear: "Leeren",
} satisfies Translation<typeof clearStrings>;
