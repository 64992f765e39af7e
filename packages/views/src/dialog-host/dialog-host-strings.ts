import { defineStrings } from "@mailwright/ui";

export const dialogHostStrings = defineStrings("views.dialogs", {
  gone: "A newer version has been released, and this part is no longer there. Reload to go on; your work is kept.",
  reload: "Reload",
  notLoaded: "This could not be opened. Check your connection and try again.",
});
