import type { Translation } from "@mailwright/ui";
import type { tourStrings } from "./tour-strings.js";

export const tourGerman = {
  title: "Rundgang durch die Vorlagen",
  viewsTitle: "Vorlagen finden",
  views: "Hier stehen veröffentlichte Vorlagen, Entwürfe, Favoriten und was andere mit Ihnen teilen, darunter die Layouts der Bibliothek.",
  listTitle: "Sortieren, suchen, aufräumen",
  list: "Suchen Sie nach Namen, sortieren Sie, wechseln Sie die Ansicht oder wählen Sie viele Vorlagen auf einmal aus, um sie gemeinsam zu verschieben oder zu entfernen.",
  createTitle: "Ihre erste Vorlage",
  create: "Beginnen Sie leer oder mit einem Layout. Später können Sie alles ändern.",
  finish: "Fertig",
  createNow: "Vorlage erstellen",
} satisfies Translation<typeof tourStrings>;
