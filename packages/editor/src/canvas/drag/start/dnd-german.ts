import type { Translation } from "@mailwright/ui";
import type { dndStrings } from "./dnd-strings.js";

export const dndGerman = {
  instructions: "Leertaste nimmt auf, Pfeiltasten wählen einen Platz, Leertaste legt ab, Escape bricht ab.",
  notLoaded: "Das Ziehen konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} satisfies Translation<typeof dndStrings>;
