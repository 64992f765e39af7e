import { defineStrings } from "@mailwright/ui";

export const wholeEmailStrings = defineStrings("editor.whole-email", {
  title: "The whole email",
  font: "Font",
  background: "Background colour",
  width: "Email width",
  dark: "{field}, dark",
});
