import { defineStrings } from "@mailwright/ui";

export const mergingStrings = defineStrings("editor.merging", {
  nothing: "No conflicts.",
  comesIn: {
    one: "No conflicts: {count} block that they changed is merged in.",
    other: "No conflicts: {count} blocks that they changed are merged in.",
  },
  asks: {
    one: "You both changed the same thing in {count} block. Choose which one to keep; all other changes are merged.",
    other: "You both changed the same thing in {count} blocks. Choose which one to keep of each; all other changes are merged.",
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
