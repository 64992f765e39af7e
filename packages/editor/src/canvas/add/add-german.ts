import type { Translation } from "@mailwright/ui";
import type { addStrings } from "./add-strings.js";

export const addGerman = {
  blockBelow: "Block darunter hinzufügen",
  rowBelow: "Abschnitt darunter hinzufügen",
  search: "Blöcke suchen",
  recent: "Zuletzt verwendet",
  all: "Alle Blöcke",
  found: "Gefunden",
  nothingFound: "Kein Block passt zu „{query}“.",
  inserted: "{name} eingefügt",
} satisfies Translation<typeof addStrings>;
