import type { Translation } from "@mailwright/ui";
import type { previewStrings } from "./preview-strings.js";

export const previewGerman = {
  title: "Vorschau: {name}",
  window: "In einem Fenster öffnen",
  loading: "Die Vorschau wird geladen",
  failed: "Beim Laden Ihrer Vorlage ist ein Fehler aufgetreten.",
} satisfies Translation<typeof previewStrings>;
