import type { Translation } from "@mailwright/ui";
import type { fallbackStrings } from "./fallback-strings.js";

export const fallbackGerman = {
  generic: "Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal",
} satisfies Translation<typeof fallbackStrings>;
