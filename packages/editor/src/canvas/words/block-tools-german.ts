import type { Translation } from "@mailwright/ui";
import type { blockToolsStrings } from "./block-tools-strings.js";

export const blockToolsGerman = {
  path: "Ausgewählter Block und was ihn umgibt",
  selectParent: "{name} auswählen",
  actions: "{name}: Aktionen",
  move: "{name} verschieben",
  duplicate: "Duplizieren",
  saveModule: "Als Modul speichern",
  copyStyle: "Stil kopieren",
  pasteStyle: "Stil einfügen",
  editCode: "Code bearbeiten",
  codeNotInPlan: "Eigenen Code zu bearbeiten ist in Ihrem Tarif nicht enthalten",
  more: "Mehr",
  remove: "Löschen",
  cut: "Ausschneiden",
  copy: "Kopieren",
  paste: "Einfügen",
  moveUp: "Nach oben",
  moveDown: "Nach unten",
  addColumn: "Spalte hinzufügen",
  removeColumn: "Spalte löschen",
  menu: "Aktionen für {name}",
  selected: { one: "{count} Block ausgewählt: {name}", other: "{count} Blöcke ausgewählt, zuletzt {name}" },
} satisfies Translation<typeof blockToolsStrings>;
