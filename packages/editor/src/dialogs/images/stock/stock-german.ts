import type { Translation } from "@mailwright/ui";
import type { stockStrings } from "./stock-strings.js";

export const stockGerman = {
  photos: "Freie Bilder",
  from: "Fotos von",
  by: "Foto von {name}",
  photographer: "Fotografiert von",
  notConfigured: "Kein Fotodienst ist verbunden",
  notConfiguredHint: "Wer den Server betreibt, verbindet Unsplash, Pexels oder Pixabay mit PHOTOS_SERVICE und PHOTOS_KEY.",
  busy: "Zu viele Suchen auf einmal. Versuchen Sie es in einer Minute noch einmal.",
  notChosen: "Etwas ist schiefgelaufen. Versuchen Sie es später noch einmal",
} satisfies Translation<typeof stockStrings>;
