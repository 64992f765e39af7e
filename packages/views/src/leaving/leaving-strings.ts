import { defineStrings } from "@mailwright/ui";

export const leavingStrings = defineStrings("views.leaving", {
  title: "Discard what you have changed?",
  text: "It has not been saved yet.",
  discard: "Discard",
  stay: "Keep editing",
});
