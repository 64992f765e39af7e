import type { Translation } from "@mailwright/ui";
import type { ampStrings } from "./amp-strings.js";

export const ampGerman = {
  source: "Quelltext des AMP-Teils",
  details: "Über den AMP-Teil",
  title: "AMP-Teil",
  fits: "Hält die Regeln von AMP für E-Mails ein: {size} von {sizeMax} KB, {css} von {cssMax} KB Stilangaben.",
  tooLarge: "Wird nicht gesendet: Er hat {size} KB, und Mailprogramme nehmen {sizeMax} KB an.",
  cssTooLarge: "Wird nicht gesendet: Seine Stilangaben haben {css} KB, und Mailprogramme nehmen {cssMax} KB an.",
  notDrawn: "Das ist der Quelltext. Ihn zu zeichnen braucht Code von Servern bei Google, den diese Vorschau nicht lädt.",
  senders: "Gezeigt wird er nur, wo der Absender bei Gmail oder Yahoo registriert ist und das Versandwerkzeug einen AMP-Teil annimmt.",
  lost: "Anders als im HTML",
  nothingLost: "Alles, was das HTML zeigt, steht auch hier.",
  "picture-address": "Ein Bild, dessen Adresse nicht mit https:// beginnt, wird durch seine Worte ersetzt.",
  "picture-size": "Die Größe eines Bildes ist nicht bekannt: Es steht in einem Kasten von drei zu zwei.",
  link: "Von einem Link in die E-Mail hinein oder zu einer App bleiben nur die Worte.",
  element: "{detail} entfällt.",
  dark: "Eigene dunkle Farben entfallen: Das Mailprogramm dunkelt die E-Mail selbst ab.",
  font: "Webschriften entfallen: Gezeigt wird die Schrift nach ihnen.",
  failed: "Der AMP-Teil ließ sich nicht erstellen.",
} satisfies Translation<typeof ampStrings>;
