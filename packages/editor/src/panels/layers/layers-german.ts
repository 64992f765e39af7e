import type { Translation } from "@mailwright/ui";
import type { layersStrings } from "./layers-strings.js";

export const layersGerman = {
  tree: "Ebenen",
  hint: "Pfeiltasten bewegen und öffnen, die Eingabetaste wählt aus, Alt mit Pfeiltasten verschiebt. F2 oder ein Doppelklick benennt einen Abschnitt.",
  name: "Name des Abschnitts",
  namePlaceholder: "Name",
  nothingFound: "Keine Ebene passt zu „{query}“.",
  empty: "Noch keine Blöcke",
  commented: { one: "{name}, {count} offener Kommentar", other: "{name}, {count} offene Kommentare" },
} satisfies Translation<typeof layersStrings>;
