import { defineStrings } from "@mailwright/ui";

export const tourStrings = defineStrings("editor.tour", {
  label: "Tour of the editor",
  begin: "Show me around",
  done: "Start designing",
  startTitle: "Welcome to the email editor",
  startText: "A short look around: nine steps, less than a minute. You can skip it now and start it again with Help.",
  canvasTitle: "Your email",
  canvasText: "This is the email itself, as your readers will get it. Click a block to select it, and click its text to write.",
  componentsTitle: "Blocks and modules",
  componentsText:
    "Drag a block onto the canvas, or press it to add it after the selected one. Saved modules and advanced blocks are in the other tabs.",
  traitsTitle: "Settings & Styles",
  traitsText: "What you select on the canvas is set here. The styles that people change most stand first.",
  settingsTitle: "General settings",
  settingsText: "Width, colours, fonts and headings of the whole email. Blocks follow them until you give a block its own.",
  historyTitle: "Undo, versions, redo",
  historyText: "Every step can be taken back. Version history keeps what was saved, and brings back a whole version or one block.",
  devicesTitle: "Desktop, tablet, mobile",
  devicesText: "See the email at the width of each device while you work on it.",
  controlsTitle: "Canvas controls",
  controlsText: "Zoom in and out, show the borders of blocks, and leave notes for the people you work with.",
  finalTitle: "That is all you need",
  finalText: "Help starts this tour again. Press ? for a list of the keyboard shortcuts.",
});
