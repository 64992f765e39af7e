import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { dividerProps } from "./divider.js";

export const dividerGerman = {
  name: "Trennlinie",
  keywords: "Linie Trenner Strich",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    color: "Farbe",
    line: "Linie",
    thickness: "Stärke",
    width: "Breite",
    align: "Ausrichtung",
  },
  options: {
    hideElement: hidingGermanWords,
    line: {
      solid: "Durchgezogen",
      dashed: "Gestrichelt",
      dotted: "Gepunktet",
    },
    align: sideGermanWords,
  },
} satisfies BlockStrings<typeof dividerProps>;
