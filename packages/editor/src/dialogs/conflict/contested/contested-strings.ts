import { defineStrings } from "@mailwright/ui";

export const contestedStrings = defineStrings("editor.contested", {
  title: "Changed on both sides",
  text: "While you had no connection, others changed what you changed too. What stands now is chosen. What you choose instead is one step, which Undo takes back.",
  none: "Nothing is left to decide: what both had changed has been changed again since.",
  apply: "Keep the chosen",
  later: "Not now",
  close: "Close",
  taken: { one: "The other version of {count} block stands now", other: "The other version of {count} blocks stands now" },
  leftOut: {
    one: "{count} block was changed meanwhile and stays as it is.",
    other: "{count} blocks were changed meanwhile and stay as they are.",
  },
});
