import type { Translation } from "@mailwright/ui";
import type { uploadStrings } from "./upload-strings.js";

export const uploadGerman = {
  reduced: "{name} wurde von {before} auf {after} verkleinert",
  notReduced: "Beim Verkleinern der Datei ist ein Fehler aufgetreten.",
  failed: "Das Bild wurde nicht hochgeladen. Bitte versuchen Sie es noch einmal.",
  pasting: "Das eingefügte Bild wird hochgeladen",
} satisfies Translation<typeof uploadStrings>;
