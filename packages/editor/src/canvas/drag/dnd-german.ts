import type { Translation } from "@mailwright/ui";
import type { dndStrings } from "./dnd-strings.js";

export const dndGerman = {
  several: { one: "{count} Block", other: "{count} Blöcke" },
  instructions: "Leertaste nimmt auf, Pfeiltasten wählen einen Platz, Leertaste legt ab, Escape bricht ab.",
  pickedUp: "{name} aufgenommen. {place}",
  dropped: "{name} abgelegt. {place}",
  cancelled: "Abgebrochen. {name} ist wieder an der alten Stelle.",
  place: "Abschnitt {section}, Spalte {column}, Position {position}",
  placeColumn: "Abschnitt {section}, Spalte {column}",
  gap: "Zwischen Abschnitten, vor Abschnitt {section}",
  gapColumn: "Neue Spalte {column} in Abschnitt {section}",
  canvas: "Auf der Arbeitsfläche",
  nowhere: "Für {name} gibt es in dieser Vorlage keinen Platz.",
  notLoaded: "Das Ziehen konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} satisfies Translation<typeof dndStrings>;
