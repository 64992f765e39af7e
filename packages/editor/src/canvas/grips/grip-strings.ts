import { defineStrings, type Translate } from "@mailwright/ui";

export const gripStrings = defineStrings("editor.grips", {
  grips: "Handles of {name}",
  spaceAbove: "Space above",
  spaceBelow: "Space below",
  height: "Height",
  width: "Width",
  columns: "Widths of columns {one} and {other}",
  pixels: "{value} px",
  full: "{value} px, full width",
  half: "{value} px, half the width",
  shares: "{one} % | {other} %",
  changed: "{name}: {value}",
  unchanged: "{name}: not changed",
});

export type SayOfGrips = Translate<(typeof gripStrings)["messages"]>;
