import { defineStrings } from "@mailwright/ui";

/** What the settings of a selected block say. Apart from the other words of the panel, because it comes with their code. */
export const blockPanelStrings = defineStrings("editor.settings", {
  quick: "Quick styles",
  settings: "Settings",
  style: "Style",
  advanced: "Advanced",
  columns: "Columns",
  looks: "Ready looks",
  rules: "Conditions",
  lock: "Locks",
  notInPlan: "Not enabled in your plan",
  codeNotInPlan: "Edit custom code is not enabled in your plan",
  noSettings: "This block has nothing to set.",
  unknownBlock: "This editor does not know this kind of block. It is kept as it is.",
  invalid: "The stored value cannot be used. It is kept until you set another.",
});
