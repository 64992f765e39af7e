import type { BlockStrings } from "@mailwright/document";
import {
  hidingGerman,
  hidingGermanWords,
  sideIconGerman,
  sideIconGermanWords,
  spacingGerman,
  textAlignmentGermanWords,
} from "../../shared/german.js";
import type { linkProps } from "./link.js";

export const linkGerman = {
  name: "Link",
  keywords: "Anker URL Adresse Verweis",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    ...sideIconGerman,
    label: "Text",
    link: "Link",
    align: "Ausrichtung",
    color: "Farbe",
    font: "Schrift",
    fontSize: "Schriftgröße",
    bold: "Fett",
    underline: "Unterstrichen",
  },
  options: {
    ...sideIconGermanWords,
    align: textAlignmentGermanWords,
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof linkProps>;
