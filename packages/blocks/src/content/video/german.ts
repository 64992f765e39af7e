import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { videoProps } from "./video.js";

export const videoGerman = {
  name: "Video",
  keywords: "YouTube Vimeo Film abspielen Clip",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    url: "Adresse des Videos",
    picture: "Bild mit Abspielknopf",
    thumbnail: "Vorschaubild",
    playButton: "Abspielknopf",
    alt: "Alternativtext",
    width: "Breite",
    radius: "Eckenradius",
    align: "Ausrichtung",
  },
  options: {
    playButton: {
      "round-dark": "Rund, dunkel",
      "round-light": "Rund, hell",
      "round-red": "Rund, rot",
      "round-blue": "Rund, blau",
      "ring-dark": "Ring, dunkel",
      "ring-light": "Ring, hell",
      "wide-dark": "Breit, dunkel",
      "wide-red": "Breit, rot",
    },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  faults: {
    invalidUrl: "Bitte geben Sie eine gültige YouTube- oder Vimeo-Adresse ein",
  },
} satisfies BlockStrings<typeof videoProps>;
