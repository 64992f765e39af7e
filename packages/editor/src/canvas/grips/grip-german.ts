import type { Translation } from "@mailwright/ui";
import type { gripStrings } from "./grip-strings.js";

export const gripGerman = {
  grips: "Griffe: {name}",
  spaceAbove: "Abstand oben",
  spaceBelow: "Abstand unten",
  height: "Höhe",
  width: "Breite",
  columns: "Breiten der Spalten {one} und {other}",
  pixels: "{value} px",
  full: "{value} px, volle Breite",
  half: "{value} px, halbe Breite",
  shares: "{one} % | {other} %",
  changed: "{name}: {value}",
  unchanged: "{name}: nicht geändert",
} satisfies Translation<typeof gripStrings>;
