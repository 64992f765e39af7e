import { defineStrings } from "@mailwright/ui";

/** What the head and the menu of a selected block say. Apart from the other words of the canvas, because it comes with their code. */
export const blockToolsStrings = defineStrings("editor.canvas", {
  path: "Selected block and its parents",
  selectParent: "Select {name}",
  actions: "{name} actions",
  move: "Move {name}",
  codeNotInPlan: "Edit custom code is not enabled in your plan",
  more: "More",
  menu: "Actions for {name}",
  lassoGivenUp: "Nothing was selected",
  selected: { one: "{count} block selected: {name}", other: "{count} blocks selected, {name} last" },
});
