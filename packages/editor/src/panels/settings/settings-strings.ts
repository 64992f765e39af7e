import { defineStrings } from "@mailwright/ui";

export const settingsStrings = defineStrings("editor.settings", {
  region: "Settings & Styles",
  collapseAll: "Collapse all",
  expandAll: "Expand all",
  nothingSelected: "Nothing selected",
  nothingSelectedHint: "Choose a block on the canvas to change it. General settings hold all that is set for the whole email.",
  readOnlyHint: "Choose a block on the canvas to see how it is made.",
  generalSettings: "General settings",
  blockCount: { one: "{count} block", other: "{count} blocks" },
  emailWidth: "{width} px wide",
  severalSelected: { one: "{count} block selected", other: "{count} blocks selected" },
  allOfKind: "Select all {count} of this kind",
  nothingShared: "These blocks have no setting in common.",
  mixed: "Different values",
});
