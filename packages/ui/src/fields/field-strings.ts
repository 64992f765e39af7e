import { defineStrings } from "../translate/define-strings.js";

/** What fields say by themselves; a host replaces it as `ui.key`. Apart from the other words of the primitives, because a first screen has few fields. */
export const fieldStrings = defineStrings("ui", {
  count: "{used} of {most}",
  chooseColor: "Choose {field}",
  hexValue: "{field}, hex value",
  swatches: "Colours of this template",
  customColor: "Custom colour",
  noColor: "No colour",
  notAColor: "Write a colour such as #2c4bc4.",
  linkSides: "Change all sides together",
  allSides: "{field}, all sides",
  topSide: "{field}, top",
  rightSide: "{field}, right",
  bottomSide: "{field}, bottom",
  leftSide: "{field}, left",
  clear: "Clear {field}",
  openList: "Open {field}",
  removeTag: "Remove {tag}",
  mostTags: { one: "At most {count}.", other: "At most {count}." },
  noMatches: "Nothing matches.",
});
