import type { Translation } from "@mailwright/ui";
import type { dragLayerStrings } from "./drag-layer-strings.js";

export const dragLayerGerman = {
  several: { one: "{count} Block", other: "{count} Blöcke" },
  pickedUp: "{name} aufgenommen. {place}",
  dropped: "{name} abgelegt. {place}",
  cancelled: "Abgebrochen. {name} ist wieder an der alten Stelle.",
  place: "Abschnitt {section}, Spalte {column}, Position {position}",
  placeColumn: "Abschnitt {section}, Spalte {column}",
  gap: "Zwischen Abschnitten, vor Abschnitt {section}",
  gapColumn: "Neue Spalte {column} in Abschnitt {section}",
  canvas: "Auf der Arbeitsfläche",
  nowhere: "Für {name} gibt es in dieser Vorlage keinen Platz.",
  files: "Bilder",
  uploading: "Die abgelegten Bilder werden hochgeladen",
} satisfies Translation<typeof dragLayerStrings>;
