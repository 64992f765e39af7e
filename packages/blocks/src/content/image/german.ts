import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { imageProps } from "./props.js";

export const imageGerman = {
  name: "Bild",
  keywords: "Foto Grafik Logo Picture",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    src: "Bild",
    alt: "Alternativtext",
    decorative: "Nur Dekoration, kein Alternativtext",
    caption: "Bildunterschrift",
    link: "Link",
    width: "Breite",
    align: "Ausrichtung",
    radius: "Eckenradius",
    fluidOnMobile: "Volle Breite auf Smartphones",
  },
  options: {
    hideElement: hidingGermanWords,
    align: sideGermanWords,
  },
  faults: {
    missing: "Wählen Sie ein Bild aus. Ohne Bild lässt die E-Mail es weg.",
  },
} satisfies BlockStrings<typeof imageProps>;
