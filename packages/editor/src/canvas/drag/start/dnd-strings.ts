import { defineStrings } from "@mailwright/ui";

export const dndStrings = defineStrings("editor.dnd", {
  instructions: "Press Space to pick up, the arrow keys to choose a place, Space again to drop, Escape to cancel.",
  notLoaded: "Dragging could not be loaded. Check your connection and try again.",
});
