import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { mapProps } from "./map.js";

export const mapGerman = {
  name: "Karte",
  keywords: "Ort Wegbeschreibung Anfahrt Geschäft Adresse",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    src: "Bild der Karte",
    address: "Adresse des Ortes",
    service: "Öffnet in",
    alt: "Alternativtext",
    width: "Breite",
    radius: "Eckenradius",
    align: "Ausrichtung",
  },
  options: {
    service: {
      google: "Google Maps",
      openstreetmap: "OpenStreetMap",
      apple: "Apple Karten",
    },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof mapProps>;
