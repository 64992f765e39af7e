import { defineStrings } from "@mailwright/ui";

export const toolbarStrings = defineStrings("editor.toolbar", {
  region: "Template tools",
  undoStep: "Undo: {step}",
  redoStep: "Redo: {step}",
});
