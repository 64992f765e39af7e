import type { Translation } from "@mailwright/ui";
import type { problemStrings } from "./problem-strings.js";

export const problemGerman = {
  banner: {
    one: "{count} Teil dieser Vorlage konnte nicht gelesen werden. Er bleibt unverändert erhalten.",
    other: "{count} Teile dieser Vorlage konnten nicht gelesen werden. Sie bleiben unverändert erhalten.",
  },
  details: "Details",
  dismiss: "Ausblenden",
  title: "Nicht lesbare Teile",
  close: "Schließen",
  more: { one: "und {count} weiterer", other: "und {count} weitere" },
  "not-a-document": "Das Gespeicherte ist keine Vorlage. Es bleibt erhalten, bis Sie speichern.",
  "missing-version": "Die Versionsnummer fehlt oder ist falsch.",
  "newer-version": "Sie wurde mit einer neueren Version erstellt ({detail}). Was diese hier nicht kennt, bleibt erhalten.",
  "bad-settings": "Die allgemeinen Einstellungen konnten nicht gelesen werden.",
  "unreadable-block": "Ein Block bei {path} konnte nicht gelesen werden.",
  "unknown-type": "Ein Block der unbekannten Art „{detail}“ bei {path}.",
  "bad-props": "Die Einstellungen des Blocks bei {path} konnten nicht gelesen werden.",
  "bad-value": "Der Wert von „{detail}“ im Block bei {path} kann nicht verwendet werden.",
  "duplicate-id": "Zwei Blöcke hatten bei {path} dieselbe ID. Einer hat eine neue bekommen.",
  "too-deep": "Die Blöcke bei {path} sind zu tief verschachtelt.",
} satisfies Translation<typeof problemStrings>;
