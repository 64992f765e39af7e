import { defineStrings } from "@mailwright/ui";

export const addStrings = defineStrings("editor.add", {
  blockBelow: "Add a block below",
  rowBelow: "Add a section below",
  search: "Search blocks",
  recent: "Last used",
  all: "All blocks",
  found: "Found",
  nothingFound: "No block matches “{query}”.",
  inserted: "{name} inserted",
});
