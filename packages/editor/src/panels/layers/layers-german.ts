import type { Translation } from "@mailwright/ui";
import type { layersStrings } from "./layers-strings.js";

export const layersGerman = {
  tree: "Ebenen",
  hint: "Pfeiltasten bewegen und öffnen, die Eingabetaste wählt aus, Alt mit Pfeiltasten verschiebt.",
  nothingFound: "Keine Ebene passt zu „{query}“.",
  empty: "Noch keine Blöcke",
} satisfies Translation<typeof layersStrings>;
