import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { socialFollowProps } from "./social-follow.js";

export const socialFollowGerman = {
  name: "Folgen Sie uns",
  keywords: "Symbole Netzwerke Facebook Instagram LinkedIn X VK YouTube Pinterest",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    shape: "Form",
    color: "Farbe",
    size: "Größe des Symbols",
    margin: "Abstand neben jedem Symbol",
    align: "Ausrichtung",
    networks: "Netzwerke",
  },
  options: {
    shape: {
      square: "Quadrat",
      round: "Rund",
    },
    color: {
      color: "Farbe des Netzwerks",
      black: "Schwarz",
      grey: "Grau",
      white: "Weiß",
      transparent: "Transparent",
    },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  items: {
    networks: {
      name: "Netzwerk",
      add: "Netzwerk hinzufügen",
      props: {
        network: "Netzwerk",
        href: "Adresse oder Name",
        alt: "Alternativtext",
      },
      options: {
        network: {
          facebook: "Facebook",
          instagram: "Instagram",
          linkedin: "LinkedIn",
          x: "X",
          vk: "VK",
          youtube: "YouTube",
          pinterest: "Pinterest",
        },
      },
    },
  },
} satisfies BlockStrings<typeof socialFollowProps>;
