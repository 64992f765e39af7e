import { defineStrings } from "@mailwright/ui";

export const layersStrings = defineStrings("editor.layers", {
  tree: "Layers",
  hint: "Arrows walk and open, Enter selects, Alt with the arrows moves. F2 or a double click names a section.",
  name: "Name of the section",
  namePlaceholder: "Name",
  nothingFound: "No layer matches “{query}”.",
  empty: "No blocks yet",
  commented: { one: "{name}, {count} open comment", other: "{name}, {count} open comments" },
});
