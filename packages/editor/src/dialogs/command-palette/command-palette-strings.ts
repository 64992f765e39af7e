import { defineStrings } from "@mailwright/ui";

export const commandPaletteStrings = defineStrings("editor.command-palette", {
  title: "Commands",
  search: "Search commands, blocks and settings",
  results: "Results",
  nothingFound: "Nothing matches “{query}”.",
  commands: "Commands",
  blocks: "Blocks",
  settings: "General settings",
  clear: "Clear canvas",
  export: "Export",
  viewCode: "View code",
  importCode: "Import code",
  versions: "Version history",
  notes: "Personal notes",
  testEmail: "Test email",
  info: "Template info",
});
