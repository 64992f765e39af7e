import type { Translation } from "@mailwright/ui";
import type { commandPaletteStrings } from "./command-palette-strings.js";

export const commandPaletteGerman = {
  title: "Befehle",
  search: "Befehle, Blöcke und Einstellungen suchen",
  results: "Ergebnisse",
  nothingFound: "Nichts passt zu „{query}“.",
  commands: "Befehle",
  blocks: "Blöcke",
  settings: "Allgemeine Einstellungen",
} satisfies Translation<typeof commandPaletteStrings>;
