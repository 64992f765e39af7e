import type { Translation } from "@mailwright/ui";
import type { paletteStrings } from "./palette-strings.js";

export const paletteGerman = {
  region: "Blöcke und Module",
  title: "Blöcke",
  modules: "Module",
  advanced: "Erweitert",
  search: "Blöcke suchen",
  layers: "Ebenen",
  searchModules: "Module suchen",
  searchLayers: "Ebenen suchen",
  nothingFound: "Kein Block passt zu „{query}“.",
  clearSearch: "Suche leeren",
  inserted: "{name} eingefügt",
  tapHint: "Tippen Sie auf einen Block, um ihn nach der Auswahl einzufügen.",
  notInPlan: "In Ihrem Tarif nicht enthalten",
  groupBasic: "Grundlagen",
  groupNavigation: "Navigation",
  groupForms: "Formulare",
  groupSections: "Abschnitte",
  groupExtra: "Extras",
  groupSocial: "Soziale Netzwerke",
  groupProducts: "Produkte",
} satisfies Translation<typeof paletteStrings>;
