import type { Translation } from "@mailwright/ui";
import type { crashDraftStrings } from "./crash-draft-strings.js";

export const crashDraftGerman = {
  title: "Nicht gespeicherte Arbeit gefunden",
  text: "Diese Vorlage wurde {moment} mit nicht gespeicherten Änderungen verlassen.",
  several: {
    one: "{count} nicht gespeicherte Version wurde gefunden. Wählen Sie eine aus.",
    other: "{count} nicht gespeicherte Versionen wurden gefunden. Wählen Sie eine aus.",
  },
  choose: "Version",
  changed:
    "Die Vorlage wurde inzwischen an anderer Stelle gespeichert. Beim Speichern werden Sie gefragt, mit welcher Version es weitergeht.",
  merges: "Die Vorlage wurde inzwischen geändert. „Wiederherstellen“ führt Ihre Arbeit mit ihr zusammen.",
  restore: "Wiederherstellen",
  discard: "Verwerfen",
  restored: "Ihre nicht gespeicherte Arbeit ist wieder da",
} satisfies Translation<typeof crashDraftStrings>;
