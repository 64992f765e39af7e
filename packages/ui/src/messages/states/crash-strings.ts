import { defineStrings } from "../../translate/define-strings.js";

export const crashStrings = defineStrings("ui.crash", {
  title: "Something went wrong here",
  text: "The fault is ours. Try again: what is saved is as it was, and the editor offers what it has kept of unsaved work.",
});
