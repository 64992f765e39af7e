import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { progressProps } from "./props.js";

export const progressGerman = {
  name: "Fortschritt",
  keywords: "Balken Prozent Punkte Treue Schritte Ziel Anzeige",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    value: "Fortschritt",
    words: "Wörter über dem Balken",
    showValue: "Prozent anzeigen",
    barColor: "Balkenfarbe",
    trackColor: "Farbe hinter dem Balken",
    thickness: "Stärke",
    radius: "Eckenradius",
    width: "Breite",
    color: "Textfarbe",
    fontSize: "Schriftgröße",
    align: "Ausrichtung",
  },
  options: {
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof progressProps>;
