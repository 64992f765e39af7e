import { defineStrings } from "@mailwright/ui";

export const shortcutsStrings = defineStrings("editor.shortcuts", {
  title: "Keyboard shortcuts",
  close: "Close",
  blocks: "Blocks",
  template: "Template",
  view: "View",
  walk: "Walk through the blocks",
  edit: "Edit the block",
  leave: "Leave the text, or select the parent",
  extend: "Select several blocks",
  move: "Move the block",
  menu: "Open the block's menu",
  pan: "Move the canvas: hold the key and drag",
});
