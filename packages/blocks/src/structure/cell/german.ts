import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, spacingGerman } from "../../shared/german.js";
import type { cellProps } from "./cell.js";

export const cellGerman = {
  name: "Spalte",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    width: "Breite",
    background: "Hintergrundfarbe",
    radius: "Eckenradius",
    verticalAlign: "Vertikale Ausrichtung",
  },
  options: {
    hideElement: hidingGermanWords,
    verticalAlign: {
      section: "Wie der Abschnitt",
      top: "Oben",
      middle: "Mitte",
      bottom: "Unten",
    },
  },
} satisfies BlockStrings<typeof cellProps>;
