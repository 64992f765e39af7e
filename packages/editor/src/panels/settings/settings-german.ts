import type { Translation } from "@mailwright/ui";
import type { settingsStrings } from "./settings-strings.js";

export const settingsGerman = {
  region: "Einstellungen & Stile",
  collapseAll: "Alle einklappen",
  expandAll: "Alle ausklappen",
  nothingSelected: "Nichts ausgewählt",
  nothingSelectedHint:
    "Wählen Sie auf der Arbeitsfläche einen Block aus, um ihn zu ändern. Was für die ganze E-Mail gilt, steht vollständig in den allgemeinen Einstellungen.",
  readOnlyHint: "Wählen Sie einen Block auf der Arbeitsfläche, um zu sehen, wie er gemacht ist.",
  generalSettings: "Allgemeine Einstellungen",
  blockCount: { one: "{count} Block", other: "{count} Blöcke" },
  emailWidth: "{width} px breit",
  severalSelected: { one: "{count} Block ausgewählt", other: "{count} Blöcke ausgewählt" },
  allOfKind: "Alle {count} dieser Art auswählen",
  nothingShared: "Diese Blöcke haben keine gemeinsame Einstellung.",
  mixed: "Verschiedene Werte",
} satisfies Translation<typeof settingsStrings>;
