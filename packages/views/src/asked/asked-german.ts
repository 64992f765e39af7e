import type { Translation } from "@mailwright/ui";
import type { askedStrings } from "./asked-strings.js";

export const askedGerman = {
  more: "Mehr anzeigen",
  moreFailed: "Mehr konnte nicht geladen werden.",
  again: "Noch einmal versuchen",
} satisfies Translation<typeof askedStrings>;
