import { defineStrings } from "@mailwright/ui";

export const leaveStrings = defineStrings("editor.leave", {
  title: "Leave this template?",
  text: "You have unsaved work. If you continue it will be lost. Are you sure you want to leave?",
  leave: "Leave",
  stay: "Stay",
});
