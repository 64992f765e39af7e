import { defineStrings } from "@mailwright/ui";

export const commandPaletteStrings = defineStrings("editor.command-palette", {
  title: "Commands",
  search: "Search commands, blocks and settings",
  results: "Results",
  nothingFound: "Nothing matches “{query}”.",
  commands: "Commands",
  blocks: "Blocks",
  settings: "General settings",
});
