import type { Translation } from "@mailwright/ui";
import type { copyStrings } from "./copy-strings.js";

export const copyGerman = {
  copied: "Kopiert",
  notCopied: "Etwas ist schiefgelaufen. Kopieren war nicht möglich",
} satisfies Translation<typeof copyStrings>;
