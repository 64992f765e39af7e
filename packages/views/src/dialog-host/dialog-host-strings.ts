import { defineStrings } from "@mailwright/ui";

export const dialogHostStrings = defineStrings("views.dialogs", {
  notLoaded: "This could not be opened. Check your connection and try again.",
});
