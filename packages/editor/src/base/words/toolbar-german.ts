import type { Translation } from "@mailwright/ui";
import type { toolbarStrings } from "./toolbar-strings.js";

export const toolbarGerman = {
  region: "Werkzeuge der Vorlage",
  undoStep: "Rückgängig: {step}",
  redoStep: "Wiederholen: {step}",
} satisfies Translation<typeof toolbarStrings>;
