import { defineStrings } from "@mailwright/ui";

export const clearStrings = defineStrings("editor.clear", {
  title: "Clear the canvas",
  text: "All blocks are removed. You can bring them back with Undo.",
  close: "Close",
  clear: "Clear",
});
