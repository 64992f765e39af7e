import type { BlockStrings } from "@mailwright/document";
import {
  hidingGerman,
  hidingGermanWords,
  sideGermanWords,
  sideIconGerman,
  sideIconGermanWords,
  spacingGerman,
} from "../../shared/german.js";
import type { buttonProps } from "./button.js";

export const buttonGerman = {
  name: "Schaltfläche",
  keywords: "Button Handlungsaufforderung CTA Link Knopf",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    ...sideIconGerman,
    label: "Beschriftung",
    link: "Link",
    background: "Farbe der Schaltfläche",
    color: "Farbe der Beschriftung",
    font: "Schrift",
    fontSize: "Schriftgröße",
    bold: "Fett",
    radius: "Eckenradius",
    innerPadding: "Innenabstand der Schaltfläche",
    width: "Breite",
    fixedWidth: "Feste Breite",
    align: "Ausrichtung",
    borderWidth: "Rahmenstärke",
    borderColor: "Rahmenfarbe",
    outlookCorners: "Ecken in Outlook für Windows",
  },
  options: {
    ...sideIconGermanWords,
    hideElement: hidingGermanWords,
    width: {
      auto: "So breit wie die Beschriftung",
      full: "Volle Breite",
      fixed: "Fest",
    },
    align: sideGermanWords,
    outlookCorners: { square: "Eckig", round: "Rund (0,6 KB mehr)" },
  },
} satisfies BlockStrings<typeof buttonProps>;
