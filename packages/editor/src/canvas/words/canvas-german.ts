import type { Translation } from "@mailwright/ui";
import type { canvasStrings } from "./canvas-strings.js";

export const canvasGerman = {
  canvas: "Arbeitsfläche",
  blockNamed: "{name}: {text}",
  emptyCanvas: "Ziehen Sie einen Block oder ein Modul hierher, um Ihre neue E-Mail-Vorlage zu gestalten",
  emptyCell: "Hier etwas ablegen",
  emptyMap: "Erstellen Sie in den Einstellungen eine Karte zur Adresse, oder wählen Sie mit einem Doppelklick ein eigenes Bild",
  emptyMadePicture: "Füllen Sie die Einstellungen aus, dann wird das Bild erstellt",
  emptyProducts: "Wählen Sie in den Einstellungen Produkte aus",
  emptyPicture: "Wählen Sie ein Bild aus",
  emptyPictures: "Wählen Sie in den Einstellungen die Bilder aus",
  emptyText: "Hier schreiben",
  hiddenHere: "Auf diesem Gerät ausgeblendet",
  unknownBlock: "Unbekannter Block",
  unknownBlockKept: "Unbekannter Block „{type}“. Er bleibt erhalten und fehlt in der E-Mail.",
  failedBlockKept: "Der Block „{type}“ kann nicht gezeichnet werden. Er bleibt erhalten und fehlt in der E-Mail.",
  itemOpen: "Eintrag {place} von {count} ist aufgeklappt",
  itemFolded: "Eintrag {place} von {count} ist zugeklappt",
  pictureShown: "Bild {place} von {count}",
  undone: "Rückgängig gemacht: {change}",
  redone: "Wiederholt: {change}",
} satisfies Translation<typeof canvasStrings>;
