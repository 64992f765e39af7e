import type { Translation } from "@mailwright/ui";
import type { leavingStrings } from "./leaving-strings.js";

export const leavingGerman = {
  title: "Änderungen verwerfen?",
  text: "Sie sind noch nicht gespeichert.",
  discard: "Verwerfen",
  stay: "Weiter bearbeiten",
} satisfies Translation<typeof leavingStrings>;
