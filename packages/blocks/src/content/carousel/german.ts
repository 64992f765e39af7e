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
    inbox: "Karten in der Werbung von Gmail",
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
  hints: {
    fallback: "Mit einem AMP-Teil (Allgemeine Einstellungen) blättert es auch in Gmail und Yahoo, für dort registrierte Absender.",
  },
  items: { pictures: { name: "Bild", add: "Bild hinzufügen", props: { src: "Bild", alt: "Alternativtext", link: "Link" } } },
  faults: {
    cardNoPicture: "Eine Karte braucht ein Bild mit vollständiger Adresse. Ohne zeigt sie der Posteingang nicht.",
    cardNoLink: "Eine Karte braucht einen Link. Bilder ohne zeigt der Posteingang nicht.",
    cardTwice: "Gmail zeigt jedes Bild einmal: Die zweite Karte mit demselben entfällt.",
    missing: "Wählen Sie die Bilder aus. Was fehlt, lässt die E-Mail weg.",
    noAlt: "Sagen Sie zu jedem Bild, was es zeigt, für alle, die es nicht sehen.",
    alone: "Ein Karussell blättert ab zwei Bildern. Fügen Sie noch eines hinzu.",
  },
} satisfies BlockStrings<typeof carouselProps>;
