import { defineStrings } from "@mailwright/ui";

export const textStrings = defineStrings("editor.text", {
  notLoaded: "Text editing could not be loaded. Check your connection and try again.",
});
