import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { mapProps } from "./props.js";

export const mapGerman = {
  name: "Karte",
  keywords: "Ort Wegbeschreibung Anfahrt Geschäft Adresse",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    src: "Bild der Karte",
    address: "Adresse des Ortes",
    zoom: "Zeigt",
    shape: "Form",
    made: "Karte",
    service: "Öffnet in",
    alt: "Alternativtext",
    width: "Breite",
    radius: "Eckenradius",
    align: "Ausrichtung",
  },
  faults: {
    missing: "Erstellen Sie die Karte, oder nehmen Sie ein eigenes Bild. Ohne Bild lässt die E-Mail die Karte weg.",
    stale: "Die Karte wurde für andere Einstellungen erstellt. Erstellen Sie sie neu.",
  },
  options: {
    service: {
      google: "Google Maps",
      openstreetmap: "OpenStreetMap",
      apple: "Apple Karten",
      none: "Nichts: kein Link",
    },
    zoom: { region: "Die Region", town: "Die Stadt", district: "Das Viertel", street: "Die Straßen ringsum", building: "Das Gebäude" },
    shape: { wide: "Breit, 2:1", photo: "Foto, 3:2", square: "Quadratisch, 1:1" },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof mapProps>;
