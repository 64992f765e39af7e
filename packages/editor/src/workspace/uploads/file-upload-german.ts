import type { Translation } from "@mailwright/ui";
import type { fileUploadStrings } from "./file-upload-strings.js";

export const fileUploadGerman = {
  upload: "Datei hochladen",
  uploading: "{name} wird hochgeladen",
  uploaded: "{name} ist hochgeladen",
  "file-empty": "{name} ist leer. Wählen Sie eine andere Datei.",
  "unsupported-file":
    "{name} kann nicht hochgeladen werden: Dateien dieser Art werden nicht angenommen, oder der Inhalt passt nicht zum Namen.",
  "file-too-large": "{name} ist zu groß.",
  kinds: "{name} kann nicht hochgeladen werden. Wählen Sie eine dieser Arten: {kinds}.",
  tooLarge: "{name} ist zu groß. Wählen Sie eine Datei mit höchstens {size}.",
  failed: "{name} wurde nicht hochgeladen. Bitte versuchen Sie es noch einmal.",
} satisfies Translation<typeof fileUploadStrings>;
