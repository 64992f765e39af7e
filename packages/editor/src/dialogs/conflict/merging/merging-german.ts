import type { Translation } from "@mailwright/ui";
import type { mergingStrings } from "./merging-strings.js";

export const mergingGerman = {
  nothing: "Nichts, was beide geändert haben.",
  comesIn: {
    one: "Nichts, was beide geändert haben: {count} Block der anderen Seite kommt dazu.",
    other: "Nichts, was beide geändert haben: {count} Blöcke der anderen Seite kommen dazu.",
  },
  asks: {
    one: "In {count} Block haben beide dasselbe geändert. Wählen Sie, was gilt; alles andere von beiden kommt zusammen.",
    other: "In {count} Blöcken haben beide dasselbe geändert. Wählen Sie jeweils, was gilt; alles andere von beiden kommt zusammen.",
  },
  merge: "Zusammenführen und speichern",
  mergeHint: "Ihre Arbeit und die andere werden eins. Ihre allein bleibt unter „Rückgängig“, bis Sie die Seite verlassen.",
  yours: "Ihres",
  theirs: "Das andere",
  settings: "Allgemeine Einstellungen",
  headingSetting: "Überschrift {level}: {setting}",
  others: "Weitere Einstellungen",
  labelled: "{label}: {value}",
  unset: "nicht gesetzt",
  on: "an",
  off: "aus",
  youDeleted: "Sie haben es gelöscht.",
  theyDeleted: "Die andere Seite hat es gelöscht.",
  youChanged: "Sie haben es geändert.",
  theyChanged: "Die andere Seite hat es oder etwas darin geändert.",
} satisfies Translation<typeof mergingStrings>;
