import type { Translation } from "@mailwright/ui";
import type { blockPanelStrings } from "./block-panel-strings.js";

export const blockPanelGerman = {
  quick: "Schnellstile",
  settings: "Einstellungen",
  style: "Stil",
  advanced: "Erweitert",
  columns: "Spalten",
  looks: "Fertige Stile",
  rules: "Bedingungen",
  lock: "Sperren",
  notInPlan: "In Ihrem Tarif nicht enthalten",
  codeNotInPlan: "Eigenen Code zu bearbeiten ist in Ihrem Tarif nicht enthalten",
  noSettings: "Bei diesem Block gibt es nichts einzustellen.",
  unknownBlock: "Diese Art von Block kennt der Editor nicht. Er bleibt unverändert erhalten.",
  invalid: "Der gespeicherte Wert kann nicht verwendet werden. Er bleibt erhalten, bis Sie einen anderen setzen.",
} satisfies Translation<typeof blockPanelStrings>;
