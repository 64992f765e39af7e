import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { menuProps } from "./menu.js";

export const menuGerman = {
  name: "Menü",
  keywords: "Navigation Links Leiste Kopfzeile",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    links: "Links",
    color: "Farbe",
    font: "Schrift",
    fontSize: "Schriftgröße",
    bold: "Fett",
    underline: "Unterstrichen",
    align: "Ausrichtung",
    pictureSize: "Breite der Bilder",
    linkPadding: "Abstand um jeden Link",
    separatorWidth: "Linie zwischen Links",
    separatorColor: "Linienfarbe",
  },
  options: {
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  items: {
    links: {
      name: "Link",
      add: "Link hinzufügen",
      props: {
        text: "Text",
        link: "Link",
        picture: "Bild über den Worten",
      },
    },
  },
} satisfies BlockStrings<typeof menuProps>;
