import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { iconProps } from "./icon.js";

export const iconGerman = {
  name: "Symbol",
  keywords: "Zeichen Piktogramm Icon",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    icon: "Symbol",
    color: "Farbe",
    size: "Größe",
    picture: "Bild",
    alt: "Alternativtext",
    link: "Link",
    align: "Ausrichtung",
    indent: "Einzug",
  },
  options: {
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof iconProps>;
