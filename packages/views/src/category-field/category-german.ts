import type { Translation } from "@mailwright/ui";
import type { categoryStrings } from "./category-strings.js";

export const categoryGerman = {
  label: "Kategorien",
  placeholder: "Kategorien auswählen",
  starterHint: "Wo das Layout in der Bibliothek zu finden ist.",
  failed: "Die Kategorien konnten nicht geladen werden.",
} satisfies Translation<typeof categoryStrings>;
