import type { Translation } from "@mailwright/ui";
import type { shortcutsStrings } from "./shortcuts-strings.js";

export const shortcutsGerman = {
  title: "Tastenkürzel",
  close: "Schließen",
  blocks: "Blöcke",
  template: "Vorlage",
  view: "Ansicht",
  walk: "Durch die Blöcke gehen",
  edit: "Block bearbeiten",
  operate: "Antwort auf- und zuklappen oder nächstes Bild zeigen",
  leave: "Text verlassen oder übergeordneten Block auswählen",
  extend: "Mehrere Blöcke auswählen",
  all: "Alle Blöcke daneben auswählen",
  lasso: "Neben den Blöcken ziehen, um mehr auszuwählen",
  move: "Block verschieben",
  menu: "Menü des Blocks öffnen",
  pan: "Arbeitsfläche bewegen: Taste halten und ziehen",
} satisfies Translation<typeof shortcutsStrings>;
