import type { Translation } from "@mailwright/ui";
import type { previewStrings } from "./preview-strings.js";

export const previewGerman = {
  frame: "Vorschau der E-Mail",
  device: "Gerät",
  desktop: "Desktop",
  tablet: "Tablet",
  mobile: "Smartphone",
} satisfies Translation<typeof previewStrings>;
