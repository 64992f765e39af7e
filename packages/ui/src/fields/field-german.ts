import type { Translation } from "../translate/define-strings.js";
import type { fieldStrings } from "./field-strings.js";

export const fieldGerman = {
  count: "{used} von {most}",
  chooseColor: "{field} auswählen",
  hexValue: "{field}, Hex-Wert",
  swatches: "Farben dieser Vorlage",
  customColor: "Eigene Farbe",
  noColor: "Keine Farbe",
  notAColor: "Geben Sie eine Farbe wie #2c4bc4 ein.",
  linkSides: "Alle Seiten gemeinsam ändern",
  allSides: "{field}, alle Seiten",
  topSide: "{field}, oben",
  rightSide: "{field}, rechts",
  bottomSide: "{field}, unten",
  leftSide: "{field}, links",
  clear: "{field} leeren",
  openList: "{field} öffnen",
  removeTag: "{tag} entfernen",
  mostTags: { one: "Höchstens {count}.", other: "Höchstens {count}." },
  noMatches: "Nichts passt.",
} satisfies Translation<typeof fieldStrings>;
