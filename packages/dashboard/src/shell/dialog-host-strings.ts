import { defineStrings } from "@mailwright/ui";

export const dialogHostStrings = defineStrings("dashboard.dialogs", {
  notLoaded: "This could not be opened. Check your connection and try again.",
});
