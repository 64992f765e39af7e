import type { Translation } from "@mailwright/ui";
import type { conflictStrings } from "./conflict-strings.js";

export const conflictGerman = {
  title: "Jemand anderes hat diese Vorlage gespeichert",
  text: "Sie wurde an anderer Stelle geändert, nachdem Sie sie geöffnet haben. Deshalb wurde sie nicht mit Ihrer Arbeit überschrieben.",
  keepMine: "Meine als Kopie behalten",
  keepMineHint: "Ihre Version wird als neue Vorlage gespeichert. Die andere bleibt, wie sie ist.",
  takeTheirs: "Die andere übernehmen",
  takeTheirsHint: "Die gespeicherte Version wird hier geöffnet. Ihre bleibt unter „Rückgängig“, bis Sie die Seite verlassen.",
  kept: "Ihre Version wurde als Kopie gespeichert",
  taken: "Die gespeicherte Version ist jetzt geöffnet",
} satisfies Translation<typeof conflictStrings>;
