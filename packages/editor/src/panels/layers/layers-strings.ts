import { defineStrings } from "@mailwright/ui";

export const layersStrings = defineStrings("editor.layers", {
  tree: "Layers",
  hint: "Arrows walk and open, Enter selects, Alt with the arrows moves.",
  nothingFound: "No layer matches “{query}”.",
  empty: "No blocks yet",
});
