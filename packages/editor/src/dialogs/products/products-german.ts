import type { Translation } from "@mailwright/ui";
import type { productsStrings } from "./products-strings.js";

export const productsGerman = {
  title: "Produkte",
  store: "Shop",
  storePlaceholder: "Shop auswählen",
  category: "Kategorie",
  categoryPlaceholder: "Alle Kategorien",
  products: "Produkte",
  productsPlaceholder: "Produkte auswählen",
  productsHint: "Bis zu {max}, in der Reihenfolge Ihrer Auswahl.",
  option: "{name}, {price}",
  showCategory: "Kategorie anzeigen",
  showDescription: "Beschreibung anzeigen",
  layout: "Anordnung",
  horizontal: "Nebeneinander",
  vertical: "Untereinander",
  add: "Hinzufügen",
  replace: "Ersetzen",
  cancel: "Abbrechen",
  notOpened: "Die Seite konnte ihre Produkte nicht zeigen.",
  failed: "Die Produkte konnten nicht geladen werden.",
  retry: "Erneut versuchen",
  noStores: "Noch kein Shop verbunden",
  noStoresHint: "Verbinden Sie einen Shop, dann können Sie seine Produkte in Ihre E-Mails einfügen.",
  connect: "Shop verbinden",
} satisfies Translation<typeof productsStrings>;
