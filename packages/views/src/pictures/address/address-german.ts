import type { Translation } from "@mailwright/ui";
import type { addressStrings } from "./address-strings.js";

export const addressGerman = {
  open: "Über eine Adresse hinzufügen",
  label: "Bildadresse",
  placeholder: "https://",
  missing: "Die Bildadresse darf nicht leer sein.",
  unsafe: "Verwenden Sie eine Adresse, die mit https:// beginnt.",
  add: "Hinzufügen",
  use: "Diese Adresse verwenden",
  useAnyway: "Die Adresse unverändert verwenden",
  cancel: "Abbrechen",
  notFetched: "Von dieser Adresse konnte kein Bild geholt werden.",
  notAPicture: "Unter dieser Adresse liegt kein Bild, das E-Mails zeigen können.",
  tooLarge: "Das Bild unter dieser Adresse ist zu groß.",
} satisfies Translation<typeof addressStrings>;
