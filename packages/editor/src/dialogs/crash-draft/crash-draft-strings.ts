import { defineStrings } from "@mailwright/ui";

export const crashDraftStrings = defineStrings("editor.crash-draft", {
  title: "Unsaved work found",
  text: "This template was left {moment} with changes that were not saved.",
  several: { one: "{count} unsaved version was found. Choose one.", other: "{count} unsaved versions were found. Choose one." },
  choose: "Version",
  changed: "The template has been saved elsewhere since. When you save, you are asked which version goes on.",
  merges: "The template has been changed since. Restore merges your work into it.",
  restore: "Restore",
  discard: "Discard",
  restored: "Your unsaved work is back",
});
