import type { Translation } from "@mailwright/ui";
import type { clipboardStrings } from "./clipboard-strings.js";

export const clipboardGerman = {
  stylesCopied: "Der Stil wurde kopiert.",
  copied: "Kopiert",
  notCopied: "Etwas ist schiefgelaufen. Kopieren war nicht möglich",
  notPasted: "Etwas ist schiefgelaufen. Einfügen war nicht möglich",
  tooLong: "Das ist zu viel auf einmal. Fügen Sie einen Teil davon ein, oder nehmen Sie „Code importieren“ für eine ganze E-Mail",
  uploading: "Das eingefügte Bild wird hochgeladen",
  reading: "Was Sie einfügen, wird gelesen. Escape bricht ab",
  readingShare: "Was Sie einfügen, wird gelesen: {share} %. Escape bricht ab",
  stop: "Abbrechen",
  stopped: "Das Einfügen wurde abgebrochen. Nichts hat sich geändert",
  asWritten: {
    one: "Eingefügt. {count} Teil bleibt, wie er geschrieben wurde, weil kein Block ihm gleicht",
    other: "Eingefügt. {count} Teile bleiben, wie sie geschrieben wurden, weil kein Block ihnen gleicht",
  },
} satisfies Translation<typeof clipboardStrings>;
