import { defineStrings } from "@mailwright/ui";

export const dialogHostStrings = defineStrings("editor.dialogs", {
  notLoaded: "Something went wrong. Try again later",
});
