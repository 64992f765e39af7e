import type { Translation } from "@mailwright/ui";
import type { recipientStrings } from "./recipient-strings.js";

export const recipientGerman = {
  label: "Anzeigen als",
  everything: "Alles",
  sample: "Beispielempfänger",
  failed: "Die E-Mail konnte für {name} nicht ausgefüllt werden. Es wird alles gezeigt.",
} satisfies Translation<typeof recipientStrings>;
