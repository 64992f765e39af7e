import type { Translation } from "@mailwright/ui";
import type { dialogHostStrings } from "./dialog-host-strings.js";

export const dialogHostGerman = {
  notLoaded: "Das konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} satisfies Translation<typeof dialogHostStrings>;
