import { defineStrings } from "@mailwright/ui";

export const dndStrings = defineStrings("editor.dnd", {
  several: { one: "{count} block", other: "{count} blocks" },
  instructions: "Press Space to pick up, the arrow keys to choose a place, Space again to drop, Escape to cancel.",
  pickedUp: "Picked up {name}. {place}",
  dropped: "Dropped {name}. {place}",
  cancelled: "Cancelled. {name} is back where it was.",
  place: "Section {section}, column {column}, position {position}",
  placeColumn: "Section {section}, column {column}",
  gap: "Between sections, before section {section}",
  gapColumn: "New column {column} in section {section}",
  canvas: "On the canvas",
  nowhere: "There is no place for {name} in this template.",
  notLoaded: "Dragging could not be loaded. Check your connection and try again.",
});
