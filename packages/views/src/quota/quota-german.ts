import type { Translation } from "@mailwright/ui";
import type { quotaStrings } from "./quota-strings.js";

export const quotaGerman = {
  "templates-near": "{used} von {limit} Vorlagen sind belegt.",
  "templates-full": "Alle {limit} Vorlagen sind belegt. Löschen Sie einige endgültig, um neue anzulegen.",
  "pictures-near": "{used} von {limit} Bildern sind belegt.",
  "pictures-full": "Alle {limit} Bilder sind belegt. Löschen Sie einige, um neue hochzuladen.",
  "bytes-near": "{used} von {limit} Speicher sind belegt.",
  "bytes-full": "Der Speicher von {limit} ist voll. Löschen Sie Vorlagen, Module oder Bilder, um Platz zu schaffen.",
  "modules-near": "{used} von {limit} Modulen sind belegt.",
  "modules-full": "Alle {limit} Module sind belegt. Löschen Sie einige, um neue zu speichern.",
  "mails-near": "{used} von heute {limit} E-Mails sind verschickt.",
  "mails-full": "Alle {limit} E-Mails für heute sind verschickt. Morgen geht es weiter.",
  "generated-near": "{used} von heute {limit} KI-Bildern sind gemacht.",
  "generated-full": "Alle {limit} KI-Bilder für heute sind gemacht. Morgen geht es weiter.",
  "screenshots-near": "{used} von heute {limit} Bildschirmfotos sind gemacht.",
  "screenshots-full": "Alle {limit} Bildschirmfotos für heute sind gemacht. Morgen geht es weiter.",
  workspace: "Ihr Arbeitsbereich: {words}",
} satisfies Translation<typeof quotaStrings>;
