import type { Translation } from "@mailwright/ui";
import type { mergingStrings } from "./merging-strings.js";

export const mergingGerman = {
  nothing: "Keine Konflikte.",
  comesIn: {
    one: "Keine Konflikte: {count} Block, den die andere Seite geändert hat, wird übernommen.",
    other: "Keine Konflikte: {count} Blöcke, die die andere Seite geändert hat, werden übernommen.",
  },
  asks: {
    one: "In {count} Block haben beide dasselbe geändert. Wählen Sie, was bleibt; alle anderen Änderungen werden zusammengeführt.",
    other:
      "In {count} Blöcken haben beide dasselbe geändert. Wählen Sie jeweils, was bleibt; alle anderen Änderungen werden zusammengeführt.",
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
