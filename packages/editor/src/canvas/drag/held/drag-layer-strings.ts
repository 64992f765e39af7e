import { defineStrings } from "@mailwright/ui";

/** What is said while something is dragged. Apart from the words of the first screen, because it comes with the code of dragging. */
export const dragLayerStrings = defineStrings("editor.dnd", {
  several: { one: "{count} block", other: "{count} blocks" },
  pickedUp: "Picked up {name}. {place}",
  dropped: "Dropped {name}. {place}",
  cancelled: "Cancelled. {name} is back where it was.",
  place: "Section {section}, column {column}, position {position}",
  placeColumn: "Section {section}, column {column}",
  gap: "Between sections, before section {section}",
  gapColumn: "New column {column} in section {section}",
  canvas: "On the canvas",
  nowhere: "There is no place for {name} in this template.",
  files: "Images",
  uploading: "Uploading the dropped images",
});
