import { defineStrings } from "@mailwright/ui";

export const settingsStrings = defineStrings("editor.settings", {
  region: "Settings & Styles",
  collapseAll: "Collapse all",
  expandAll: "Expand all",
  quick: "Quick styles",
  settings: "Settings",
  style: "Style",
  advanced: "Advanced",
  rules: "Conditions",
  lock: "Locks",
  nothingSelected: "Nothing selected",
  nothingSelectedHint:
    "Choose a block on the canvas to change it. Fonts, colours and the width of the whole email are in General settings.",
  readOnlyHint: "Choose a block on the canvas to see how it is made.",
  generalSettings: "General settings",
  blockCount: { one: "{count} block", other: "{count} blocks" },
  emailWidth: "{width} px wide",
  notInPlan: "Not enabled in your plan",
  codeNotInPlan: "Edit custom code is not enabled in your plan",
  noSettings: "This block has nothing to set.",
  unknownBlock: "This editor does not know this kind of block. It is kept as it is.",
  severalSelected: { one: "{count} block selected", other: "{count} blocks selected" },
  severalHint: "Choose one block to change its settings.",
  invalid: "The stored value cannot be used. It is kept until you set another.",
});
