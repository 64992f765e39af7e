import { defineStrings } from "@mailwright/ui";

export const toolbarStrings = defineStrings("editor.toolbar", {
  region: "Template tools",
  generalSettings: "General settings",
  viewCode: "View code",
  importCode: "Import code",
  export: "Export",
  clear: "Clear",
  undo: "Undo",
  undoStep: "Undo: {step}",
  redo: "Redo",
  redoStep: "Redo: {step}",
  dark: "Show in dark mode",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  resetZoom: "Reset zoom",
  fitZoom: "Fit to width",
  showBorders: "Show borders",
  notes: "Personal notes",
  versions: "Version history",
});
