import type { Translation } from "@mailwright/ui";
import type { hereStrings } from "./here-strings.js";

export const hereGerman = {
  here: { one: "{names} ist hier", other: "{names} sind hier" },
  hereAndMore: { one: "{name} und {count} andere Person sind hier", other: "{name} und {count} andere Personen sind hier" },
} satisfies Translation<typeof hereStrings>;
