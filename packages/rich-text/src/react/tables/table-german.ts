import type { Translation } from "@mailwright/ui";
import type { tableStrings } from "./table-strings.js";

export const tableGerman = {
  table: "Tabelle",
  insert: "Tabelle einfügen",
  size: "{columns} × {rows}",
  sizeInWords: "{columns} Spalten, {rows} Zeilen",
  pickSize: "Größe wählen",
  hasHead: "Erste Zeile benennt die Spalten",
  rowAbove: "Zeile darüber",
  rowBelow: "Zeile darunter",
  columnBefore: "Spalte davor",
  columnAfter: "Spalte danach",
  removeRow: "Zeile löschen",
  removeColumn: "Spalte löschen",
  removeTable: "Tabelle löschen",
  rowsAndColumns: "Zeilen und Spalten",
  background: "Zellhintergrund",
  padding: "Zellabstand",
  border: "Rahmenbreite",
  borderColor: "Rahmenfarbe",
  width: "Tabellenbreite",
  columnWidth: "Spaltenbreite",
  auto: "Automatisch",
} satisfies Translation<typeof tableStrings>;
