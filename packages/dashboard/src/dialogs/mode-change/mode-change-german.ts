import type { Translation } from "@mailwright/ui";
import type { modeChangeStrings } from "./mode-change-strings.js";

export const modeChangeGerman = {
  toSimpleTitle: "Zum einfachen Editor wechseln",
  toSimple:
    "Der einfache Editor bietet die Blöcke, die die meisten E-Mails brauchen. Ihre Vorlagen bleiben, wie sie sind. Die Seite wird neu geladen.",
  toAdvancedTitle: "Zum erweiterten Editor wechseln",
  toAdvanced:
    "Der erweiterte Editor bietet mehr Blöcke und Einstellungen. Ihre Vorlagen bleiben, wie sie sind. Die Seite wird neu geladen.",
  switch: "Modus wechseln",
  saved: "Der Editormodus wurde gespeichert. Die Seite wird jetzt neu geladen.",
} satisfies Translation<typeof modeChangeStrings>;
