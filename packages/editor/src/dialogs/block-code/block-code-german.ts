import type { Translation } from "@mailwright/ui";
import type { blockCodeStrings } from "./block-code-strings.js";

export const blockCodeGerman = {
  title: "Code bearbeiten",
  label: "HTML-Code",
  lead: "Dieses HTML kommt unverändert in die E-Mail. Skripte werden weggelassen, weil kein E-Mail-Programm sie ausführt.",
  cancel: "Abbrechen",
  apply: "Übernehmen",
} satisfies Translation<typeof blockCodeStrings>;
