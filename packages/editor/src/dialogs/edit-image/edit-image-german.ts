import type { Translation } from "@mailwright/ui";
import type { editImageStrings } from "./edit-image-strings.js";

export const editImageGerman = {
  title: "Bild bearbeiten",
  cancel: "Abbrechen",
  failed: "Das Bild konnte nicht geöffnet werden",
} satisfies Translation<typeof editImageStrings>;
