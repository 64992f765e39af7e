import type { Translation } from "@mailwright/ui";
import type { blockToolsStrings } from "./block-tools-strings.js";

export const blockToolsGerman = {
  path: "Ausgewählter Block und was ihn umgibt",
  selectParent: "{name} auswählen",
  actions: "{name}: Aktionen",
  move: "{name} verschieben",
  codeNotInPlan: "Eigenen Code zu bearbeiten ist in Ihrem Tarif nicht enthalten",
  more: "Mehr",
  menu: "Aktionen für {name}",
  lassoGivenUp: "Es wurde nichts ausgewählt",
  selected: { one: "{count} Block ausgewählt: {name}", other: "{count} Blöcke ausgewählt, zuletzt {name}" },
} satisfies Translation<typeof blockToolsStrings>;
