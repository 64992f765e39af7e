import { defineStrings } from "@mailwright/ui";

export const modeChangeStrings = defineStrings("dashboard.mode", {
  toSimpleTitle: "Switch to the simple editor",
  toSimple: "The simple editor offers the blocks that most emails need. Your templates stay as they are. The page reloads.",
  toAdvancedTitle: "Switch to the advanced editor",
  toAdvanced: "The advanced editor offers more blocks and settings. Your templates stay as they are. The page reloads.",
  switch: "Switch mode",
  saved: "The editor mode has been saved. The page reloads now.",
});
