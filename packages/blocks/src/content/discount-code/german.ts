import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { discountCodeProps } from "./discount-code.js";

export const discountCodeGerman = {
  name: "Rabattcode",
  keywords: "Gutschein Voucher Angebot Aktion",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    code: "Code",
    width: "Breite",
    fontSize: "Schriftgröße",
    color: "Farbe des Codes",
    background: "Hintergrundfarbe",
    borderColor: "Farbe von Rahmen und Schaltfläche",
    button: "Text der Schaltfläche",
    buttonColor: "Textfarbe der Schaltfläche",
    link: "Link",
    align: "Ausrichtung",
  },
  options: {
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof discountCodeProps>;
