import type { Translation } from "@mailwright/ui";
import type { importsStrings } from "./imports-strings.js";

export const importsGerman = {
  failed: "Die Seite konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
} satisfies Translation<typeof importsStrings>;
