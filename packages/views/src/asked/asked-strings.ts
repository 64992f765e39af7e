import { defineStrings } from "@mailwright/ui";

export const askedStrings = defineStrings("views.asked", {
  more: "Show more",
  moreFailed: "More could not be loaded.",
  again: "Try again",
});
