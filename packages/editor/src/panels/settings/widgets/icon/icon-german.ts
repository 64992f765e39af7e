import type { Translation } from "@mailwright/ui";
import type { iconStrings } from "./icon-strings.js";

export const iconGerman = {
  choose: "Symbol auswählen",
  change: "Symbol ändern",
  remove: "Symbol entfernen",
  search: "Symbole suchen",
  results: "Symbole",
  searching: "Symbole werden gesucht",
  found: { one: "{count} Symbol gefunden", other: "{count} Symbole gefunden" },
  none: "Kein Symbol passt. Versuchen Sie ein anderes Wort.",
  failed: "Die Symbole konnten nicht geladen werden.",
  retry: "Erneut versuchen",
  more: "Weitere Symbole",
  category: "Kategorie",
  all: "Alle",
  style: "Stil",
  recent: "Schon verwendet",
  notOpened: "Die Seite konnte ihre Symbole nicht zeigen.",
} satisfies Translation<typeof iconStrings>;
