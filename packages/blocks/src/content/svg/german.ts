import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { svgProps } from "./svg.js";

export const svgGerman = {
  name: "SVG",
  keywords: "Vektor Zeichnung Illustration Logo Grafik",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    src: "Zeichnung",
    alt: "Alternativtext",
    decorative: "Nur Dekoration, kein Alternativtext",
    link: "Link",
    width: "Breite",
    align: "Ausrichtung",
  },
  options: {
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  faults: {
    isSvg: "Laden Sie die Zeichnung hoch: Die meisten E-Mail-Programme zeigen kein SVG.",
  },
} satisfies BlockStrings<typeof svgProps>;
