import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { productsProps } from "./props.js";

export const productsGerman = {
  name: "Produkte",
  keywords: "Shop Laden kaufen Preis Katalog E-Commerce",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    products: "Produkte",
    layout: "Anordnung",
    columns: "Produkte je Zeile",
    showCategory: "Kategorie anzeigen",
    showDescription: "Beschreibung anzeigen",
    button: "Text der Schaltfläche",
    buttonBackground: "Farbe der Schaltfläche",
    buttonColor: "Textfarbe der Schaltfläche",
    buttonRadius: "Eckenradius der Schaltfläche",
    currency: "Zeichen vor dem Preis",
    nameSize: "Schriftgröße des Namens",
    imageRadius: "Eckenradius des Bildes",
    align: "Ausrichtung",
    background: "Hintergrundfarbe",
  },
  options: {
    layout: {
      horizontal: "Nebeneinander",
      vertical: "Untereinander",
    },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  items: {
    products: {
      name: "Produkt",
      add: "Produkt von Hand hinzufügen",
      props: {
        productId: "ID im Shop",
        name: "Name",
        category: "Kategorie",
        image: "Bild",
        price: "Preis",
        url: "Adresse",
        description: "Beschreibung",
      },
    },
  },
} satisfies BlockStrings<typeof productsProps>;
