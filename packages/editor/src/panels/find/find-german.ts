import type { Translation } from "@mailwright/ui";
import type { findStrings } from "./find-strings.js";

export const findGerman = {
  region: "Suchen und ersetzen",
  find: "Suchen",
  replaceWith: "Ersetzen durch",
  matchCase: "Groß- und Kleinschreibung beachten",
  replace: "Ersetzen",
  replaceAll: "Alle ersetzen",
  close: "Schließen",
  none: "Nichts gefunden",
  place: "{place} von {count}",
  replaced: { one: "{count} Fundstelle ersetzt", other: "{count} Fundstellen ersetzt" },
} satisfies Translation<typeof findStrings>;
