import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, spacingGerman } from "../../shared/german.js";
import type { sectionProps } from "./section.js";

export const sectionGerman = {
  name: "Abschnitt",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    background: "Hintergrundfarbe",
    backgroundImage: "Hintergrundbild",
    backgroundSize: "Größe des Hintergrundbilds",
    backgroundPosition: "Position des Hintergrundbilds",
    backgroundRepeat: "Hintergrundbild wiederholen",
    radius: "Eckenradius",
    verticalAlign: "Vertikale Ausrichtung",
    stackOnMobile: "Spalten auf Smartphones untereinander",
    reverseOnMobile: "Untereinander die letzte Spalte zuerst",
    fullWidth: "Hintergrund über den ganzen Seitenrahmen",
  },
  options: {
    backgroundSize: {
      cover: "Abschnitt füllen",
      contain: "Ganz zeigen",
      auto: "Originalgröße",
    },
    backgroundPosition: {
      "top center": "Oben",
      "center center": "Mitte",
      "bottom center": "Unten",
      "center left": "Links",
      "center right": "Rechts",
    },
    hideElement: hidingGermanWords,
    verticalAlign: {
      top: "Oben",
      middle: "Mitte",
      bottom: "Unten",
    },
  },
} satisfies BlockStrings<typeof sectionProps>;
