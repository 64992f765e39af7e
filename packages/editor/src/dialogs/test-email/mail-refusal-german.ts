import type { Translation } from "@mailwright/ui";
import type { mailRefusalStrings } from "./mail-refusal-strings.js";

export const mailRefusalGerman = {
  "mail-not-sent": "Der Mailserver hat die E-Mail nicht angenommen. Versuchen Sie es später noch einmal",
  "too-many-mails": "Diese Adresse hat schon viele E-Mails von hier bekommen. Versuchen Sie es in einer Stunde noch einmal",
  "mail-uncertain":
    "Die Verbindung zum Mailserver ist abgebrochen. Fragen Sie nach, ob die E-Mail angekommen ist, bevor Sie sie noch einmal senden",
} satisfies Translation<typeof mailRefusalStrings>;
