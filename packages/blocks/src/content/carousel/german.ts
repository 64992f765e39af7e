import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { carouselProps } from "./props.js";

export const carouselGerman = {
  name: "Karussell",
  keywords: "Slider Diashow Galerie Bilder Fotos blättern wischen",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    pictures: "Bilder",
    thumbnails: "Vorschaubilder zeigen",
    fallback: "Gmail und Outlook blättern nicht und zeigen",
    width: "Breite",
    align: "Ausrichtung",
    radius: "Eckenradius",
    color: "Farbe der Punkte",
  },
  options: {
    fallback: { first: "Nur das erste Bild", all: "Alle Bilder untereinander" },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  items: { pictures: { name: "Bild", add: "Bild hinzufügen", props: { src: "Bild", alt: "Alternativtext", link: "Link" } } },
  faults: {
    missing: "Wählen Sie die Bilder aus. Was fehlt, lässt die E-Mail weg.",
    noAlt: "Sagen Sie zu jedem Bild, was es zeigt, für alle, die es nicht sehen.",
    alone: "Ein Karussell blättert ab zwei Bildern. Fügen Sie noch eines hinzu.",
  },
} satisfies BlockStrings<typeof carouselProps>;
