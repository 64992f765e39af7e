import { defineStrings } from "@mailwright/ui";

export const toolbarStrings = defineStrings("editor.toolbar", {
  region: "Template tools",
  generalSettings: "General settings",
  export: "Export",
  clear: "Clear",
  undo: "Undo",
  undoStep: "Undo: {step}",
  redo: "Redo",
  redoStep: "Redo: {step}",
  devices: "Device",
  desktop: "Desktop",
  tablet: "Tablet",
  mobile: "Mobile",
  dark: "Show in dark mode",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  resetZoom: "Reset zoom",
  showBorders: "Show borders",
});
