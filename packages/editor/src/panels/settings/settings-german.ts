import type { Translation } from "@mailwright/ui";
import type { settingsStrings } from "./settings-strings.js";

export const settingsGerman = {
  region: "Einstellungen & Stile",
  collapseAll: "Alle einklappen",
  expandAll: "Alle ausklappen",
  quick: "Schnellstile",
  settings: "Einstellungen",
  style: "Stil",
  advanced: "Erweitert",
  rules: "Bedingungen",
  lock: "Sperren",
  nothingSelected: "Nichts ausgewählt",
  nothingSelectedHint:
    "Wählen Sie auf der Arbeitsfläche einen Block aus, um ihn zu ändern. Schriften, Farben und die Breite der ganzen E-Mail stehen in den allgemeinen Einstellungen.",
  readOnlyHint: "Wählen Sie einen Block auf der Arbeitsfläche, um zu sehen, wie er gemacht ist.",
  generalSettings: "Allgemeine Einstellungen",
  blockCount: { one: "{count} Block", other: "{count} Blöcke" },
  emailWidth: "{width} px breit",
  notInPlan: "In Ihrem Tarif nicht enthalten",
  codeNotInPlan: "Eigenen Code zu bearbeiten ist in Ihrem Tarif nicht enthalten",
  noSettings: "Bei diesem Block gibt es nichts einzustellen.",
  unknownBlock: "Diese Art von Block kennt der Editor nicht. Er bleibt unverändert erhalten.",
  severalSelected: { one: "{count} Block ausgewählt", other: "{count} Blöcke ausgewählt" },
  severalHint: "Wählen Sie einen einzelnen Block aus, um ihn einzustellen.",
  invalid: "Der gespeicherte Wert kann nicht verwendet werden. Er bleibt erhalten, bis Sie einen anderen setzen.",
} satisfies Translation<typeof settingsStrings>;
