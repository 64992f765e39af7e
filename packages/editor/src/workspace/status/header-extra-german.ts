import type { Translation } from "@mailwright/ui";
import type { headerExtraStrings } from "./header-extra-strings.js";

export const headerExtraGerman = {
  more: "Weitere Aktionen",
  view: "Ansehen",
  convertUnsaved: "Speichern Sie Ihre Änderungen, bevor Sie die Vorlage umwandeln",
  converted: "Die Vorlage wurde in eine Systemvorlage umgewandelt",
} satisfies Translation<typeof headerExtraStrings>;
