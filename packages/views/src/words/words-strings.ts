import { defineStrings } from "@mailwright/ui";

/** Choosing the words that a comment is to be about. */
export const wordsStrings = defineStrings("views.words", {
  field: "Words of {place}",
  hint: "Select the words that you want to comment on: with the pointer, or with Shift and the arrow keys.",
  choose: "Comment on these words",
  none: "Select some words first.",
  cancel: "Cancel",
});
