import { defineStrings } from "@mailwright/ui";

export const conflictStrings = defineStrings("editor.conflict", {
  title: "Somebody else saved this template",
  text: "It was changed elsewhere after you opened it, so your work has not been saved over it.",
  keepMine: "Keep mine as a copy",
  keepMineHint: "Your version is saved as a new template. Theirs stays as it is.",
  takeTheirs: "Take theirs",
  takeTheirsHint: "The stored version is opened here. Yours stays in Undo until you leave.",
  kept: "Your version has been saved as a copy",
  taken: "The stored version is open now",
});
