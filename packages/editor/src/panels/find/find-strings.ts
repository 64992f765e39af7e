import { defineStrings } from "@mailwright/ui";

export const findStrings = defineStrings("editor.find", {
  region: "Find and replace",
  find: "Find",
  replaceWith: "Replace with",
  matchCase: "Match case",
  replace: "Replace",
  replaceAll: "Replace all",
  close: "Close",
  none: "Nothing found",
  place: "{place} of {count}",
  replaced: { one: "{count} find replaced", other: "{count} finds replaced" },
});
