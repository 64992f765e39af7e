import { compilerStrings } from "@mailwright/compiler";
import { defineStrings } from "@mailwright/ui";

export const canvasStrings = defineStrings("editor.canvas", {
  canvas: "Canvas",
  blockNamed: "{name}: {text}",
  emptyCanvas: "Drag a Block or Module and drop it here to start building your new email template",
  emptyCell: "Drop something here",
  emptyMap: "Make a map of an address in the settings, or double-click for a picture of your own",
  emptyMadePicture: "Fill in the settings, and the picture is made",
  emptyProducts: "Choose products in the settings",
  emptyPicture: "Choose a picture",
  emptyPictures: "Choose the pictures in the settings",
  emptyText: "Write here",
  hiddenHere: "Hidden on this device",
  unknownBlock: "Unknown block",
  unknownBlockKept: compilerStrings.unknownBlock("{type}"),
  failedBlockKept: compilerStrings.failedBlock("{type}"),
  itemOpen: "Item {place} of {count} is open",
  itemFolded: "Item {place} of {count} is closed",
  pictureShown: "Picture {place} of {count}",
  undone: "Undone: {change}",
  redone: "Redone: {change}",
});
