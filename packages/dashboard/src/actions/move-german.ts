import type { Translation } from "@mailwright/ui";
import type { moveStrings } from "./move-strings.js";

export const moveGerman = {
  moveTo: "Verschieben nach",
  several: { one: "{count} Vorlage", other: "{count} Vorlagen" },
  categorised: "„{name}“ ist jetzt in {category}",
  categorisedMany: { one: "{count} Vorlage ist jetzt in {category}", other: "{count} Vorlagen sind jetzt in {category}" },
  uncategorised: "„{name}“ ist nicht mehr in {category}",
  uncategorisedMany: { one: "{count} Vorlage ist nicht mehr in {category}", other: "{count} Vorlagen sind nicht mehr in {category}" },
  undo: "Rückgängig",
} satisfies Translation<typeof moveStrings>;
