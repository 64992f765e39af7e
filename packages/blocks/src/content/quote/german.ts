import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, lineHeightGermanWords, spacingGerman, textAlignmentGermanWords } from "../../shared/german.js";
import type { quoteProps } from "./quote.js";

export const quoteGerman = {
  name: "Zitat",
  keywords: "Kundenstimme Bewertung Referenz",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    text: "Zitat",
    source: "Von wem es stammt",
    align: "Ausrichtung",
    barColor: "Farbe des Balkens",
    barWidth: "Breite des Balkens",
    background: "Hintergrundfarbe",
    color: "Textfarbe",
    sourceColor: "Farbe der Quelle",
    font: "Schrift",
    fontSize: "Schriftgröße",
    italic: "Kursiv",
    lineHeight: "Zeilenhöhe",
  },
  options: {
    align: textAlignmentGermanWords,
    hideElement: hidingGermanWords,
    lineHeight: lineHeightGermanWords,
  },
} satisfies BlockStrings<typeof quoteProps>;
