import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, lineHeightGermanWords, spacingGerman, textAlignmentGermanWords } from "../../shared/german.js";
import type { headingProps } from "./heading.js";

export const headingGerman = {
  name: "Überschrift",
  keywords: "Titel Schlagzeile h1 h2 h3",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    level: "Ebene",
    text: "Text",
    align: "Ausrichtung",
    color: "Farbe",
    fontSize: "Schriftgröße",
    font: "Schrift",
    bold: "Fett",
    italic: "Kursiv",
    lineHeight: "Zeilenhöhe",
    bottomSpace: "Abstand darunter",
  },
  options: {
    hideElement: hidingGermanWords,
    level: {
      h1: "Überschrift 1",
      h2: "Überschrift 2",
      h3: "Überschrift 3",
      h4: "Überschrift 4",
      h5: "Überschrift 5",
      h6: "Überschrift 6",
    },
    align: textAlignmentGermanWords,
    lineHeight: lineHeightGermanWords,
  },
} satisfies BlockStrings<typeof headingProps>;
