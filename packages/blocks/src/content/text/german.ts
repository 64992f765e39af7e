import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, lineHeightGermanWords, spacingGerman, textAlignmentGermanWords } from "../../shared/german.js";
import type { textProps } from "./props.js";

export const textGerman = {
  name: "Text",
  keywords: "Absatz Fließtext Liste Wörter",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    text: "Text",
    tag: "Element",
    align: "Ausrichtung",
    color: "Farbe",
    fontSize: "Schriftgröße",
    font: "Schrift",
    lineHeight: "Zeilenhöhe",
  },
  options: {
    tag: {
      p: "Absatz",
      span: "Textspanne",
    },
    hideElement: hidingGermanWords,
    align: textAlignmentGermanWords,
    lineHeight: lineHeightGermanWords,
  },
} satisfies BlockStrings<typeof textProps>;
