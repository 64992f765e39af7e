import type { Translation } from "@mailwright/ui";
import type { picturesStrings } from "./pictures-strings.js";

export const picturesGerman = {
  title: "Bilder",
  copyAddress: "Adresse kopieren",
  copied: "Die Adresse ist kopiert",
  notCopied: "Die Adresse konnte nicht kopiert werden. Sie lautet {url}",
  open: "Bild öffnen",
} satisfies Translation<typeof picturesStrings>;
