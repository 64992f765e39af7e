import { defineStrings } from "@mailwright/ui";

export const shortcutsStrings = defineStrings("editor.shortcuts", {
  title: "Keyboard shortcuts",
  close: "Close",
  blocks: "Blocks",
  template: "Template",
  view: "View",
  walk: "Walk through the blocks",
  edit: "Edit the block",
  operate: "Fold an answer, or turn to the next picture",
  leave: "Leave the text, or select the parent",
  extend: "Select several blocks",
  all: "Select all blocks beside this one",
  lasso: "Draw beside the blocks, to select more",
  move: "Move the block",
  menu: "Open the block's menu",
  pan: "Move the canvas: hold the key and drag",
});
