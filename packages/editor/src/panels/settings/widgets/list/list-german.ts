import type { Translation } from "@mailwright/ui";
import type { listStrings } from "./list-strings.js";

export const listGerman = {
  move: "{item} verschieben",
  moveHint: "{item} verschieben: ziehen oder die Pfeiltasten nach oben und unten drücken",
  more: "Weitere Aktionen für {item}",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  duplicate: "Duplizieren",
  remove: "{item} entfernen",
  allItems: "der ganze Block",
  moved: "{item} auf Platz {place} von {count} verschoben",
  added: "{item} auf Platz {place} von {count} hinzugefügt",
  removed: { one: "{item} entfernt, {count} bleibt", other: "{item} entfernt, {count} bleiben" },
  chooseProducts: "Produkte auswählen",
  refreshProducts: "Aktualisieren",
  refreshed: "Preise und Bilder sind die von heute",
  productsGone: { one: "{count} Produkt ist nicht mehr im Shop: {names}", other: "{count} Produkte sind nicht mehr im Shop: {names}" },
  notRefreshed: "Der Shop konnte nicht gefragt werden. Versuchen Sie es später noch einmal",
  replaceProducts: "Andere Produkte auswählen",
} satisfies Translation<typeof listStrings>;
