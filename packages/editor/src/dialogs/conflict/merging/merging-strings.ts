import { defineStrings } from "@mailwright/ui";

export const mergingStrings = defineStrings("editor.merging", {
  nothing: "Nothing that you both changed.",
  comesIn: {
    one: "Nothing that you both changed: {count} block of theirs comes in.",
    other: "Nothing that you both changed: {count} blocks of theirs come in.",
  },
  asks: {
    one: "You both changed the same in {count} block. Choose whose stands; all else of both comes together.",
    other: "You both changed the same in {count} blocks. Choose for each whose stands; all else of both comes together.",
  },
  merge: "Merge and save",
  mergeHint: "Your work and theirs become one. Yours alone stays in Undo until you leave.",
  yours: "Yours",
  theirs: "Theirs",
  settings: "General settings",
  headingSetting: "Heading {level}: {setting}",
  others: "Other settings",
  labelled: "{label}: {value}",
  unset: "not set",
  on: "on",
  off: "off",
  youDeleted: "You deleted it.",
  theyDeleted: "They deleted it.",
  youChanged: "You changed it.",
  theyChanged: "They changed it, or what is in it.",
});
