import type { Translation } from "@mailwright/ui";
import type { filterStrings } from "./filter-strings.js";

export const filterGerman = {
  sortBy: "Sortieren nach",
  sortLastModified: "Änderungsdatum",
  sortCreated: "Erstellungsdatum",
  sortName: "Name",
  sortShared: "Geteilt",
  search: "Vorlagen suchen",
  clearSearch: "Suche leeren",
  tag: "Schlagwort: {tag}",
  clearTag: "Nicht mehr nur das Schlagwort {tag} zeigen",
  view: "Ansicht",
  grid: "Raster",
  smallGrid: "Kleines Raster",
  list: "Liste",
  bulk: "Sammelaktionen",
  chosenCount: { one: "{count} ausgewählt", other: "{count} ausgewählt" },
  create: "Erstellen",
} satisfies Translation<typeof filterStrings>;
