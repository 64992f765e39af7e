import type { Translation } from "@mailwright/ui";
import type { contestedStrings } from "./contested-strings.js";

export const contestedGerman = {
  title: "Von beiden Seiten geändert",
  text: "Während Sie keine Verbindung hatten, haben andere geändert, was auch Sie geändert haben. Ausgewählt ist, was jetzt gilt. Was Sie stattdessen wählen, ist ein Schritt, den „Rückgängig“ zurücknimmt.",
  none: "Es ist nichts mehr zu entscheiden: Was beide geändert hatten, wurde inzwischen noch einmal geändert.",
  apply: "Auswahl übernehmen",
  later: "Nicht jetzt",
  close: "Schließen",
  taken: { one: "In {count} Block gilt jetzt die andere Fassung", other: "In {count} Blöcken gilt jetzt die andere Fassung" },
  leftOut: {
    one: "{count} Block wurde inzwischen geändert und bleibt, wie er ist.",
    other: "{count} Blöcke wurden inzwischen geändert und bleiben, wie sie sind.",
  },
} satisfies Translation<typeof contestedStrings>;
