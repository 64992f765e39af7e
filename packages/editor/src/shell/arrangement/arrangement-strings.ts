import { defineStrings } from "@mailwright/ui";

export const layoutStrings = defineStrings("editor.layout", {
  loading: "Loading the template",
  loadFailed: "There was an error loading your template!",
  loadFailedHint: "The server did not answer as it should. Nothing is lost: try again in a moment.",
  goHome: "Go to templates",
  collapseBlocks: "Collapse blocks and modules",
  showBlocks: "Show blocks and modules",
  collapseSettings: "Collapse settings and styles",
  showSettings: "Show settings and styles",
  blocks: "Blocks",
  settings: "Settings",
  panels: "Panels",
  preview: "Preview",
  preparingPreview: "Preparing the preview",
  back: "Back to editing",
});
