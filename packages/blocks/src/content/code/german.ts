import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, spacingGerman } from "../../shared/german.js";
import type { codeProps } from "./code.js";

export const codeGerman = {
  name: "Code",
  keywords: "HTML eigener Quelltext Einbetten",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    html: "HTML-Code",
  },
  options: {
    hideElement: hidingGermanWords,
  },
  faults: {
    base64: "Base64-kodierte Inhalte sind in der Vorlage nicht erlaubt. Bitte entfernen Sie sie aus Zeile {detail} des HTML-Codes.",
    script: "Eigene Skripte sind in Ihrem Tarif nicht enthalten. Wechseln Sie den Tarif, um diese Funktion zu nutzen",
  },
} satisfies BlockStrings<typeof codeProps>;
