import { defineStrings } from "@mailwright/ui";

export const saveFailedStrings = defineStrings("editor.save-failed", {
  title: "Not saved",
  text: "Your project has not been saved, check your connection and try again",
  retry: "Try again",
  close: "Close",
});
