import type { Translation } from "@mailwright/ui";
import type { tourStrings } from "./tour-strings.js";

export const tourGerman = {
  progress: "Schritt {step} von {count}",
  next: "Weiter",
  back: "Zurück",
  skip: "Rundgang überspringen",
} satisfies Translation<typeof tourStrings>;
