import type { Translation } from "@mailwright/ui";
import type { toolbarStrings } from "./toolbar-strings.js";

export const toolbarGerman = {
  region: "Werkzeuge der Vorlage",
  generalSettings: "Allgemeine Einstellungen",
  viewCode: "Code anzeigen",
  importCode: "Code importieren",
  export: "Exportieren",
  clear: "Leeren",
  undo: "Rückgängig",
  undoStep: "Rückgängig: {step}",
  redo: "Wiederholen",
  redoStep: "Wiederholen: {step}",
  dark: "Im Dunkelmodus zeigen",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  resetZoom: "Zoom zurücksetzen",
  fitZoom: "An Breite anpassen",
  showBorders: "Rahmen anzeigen",
  notes: "Persönliche Notizen",
  versions: "Versionsverlauf",
} satisfies Translation<typeof toolbarStrings>;
