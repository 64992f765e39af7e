import type { Translation } from "@mailwright/ui";
import type { previewStrings } from "./preview-strings.js";

export const previewGerman = {
  title: "Vorschau: {name}",
  window: "In einem Fenster öffnen",
  blocked: "Der Browser hat das Fenster blockiert. Erlauben Sie Fenster für diese Seite und versuchen Sie es noch einmal.",
  loading: "Die Vorschau wird geladen",
  failed: "Beim Laden Ihrer Vorlage ist ein Fehler aufgetreten.",
} satisfies Translation<typeof previewStrings>;
