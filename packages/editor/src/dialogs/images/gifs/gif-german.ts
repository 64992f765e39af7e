import type { Translation } from "@mailwright/ui";
import type { gifStrings } from "./gif-strings.js";

export const gifGerman = {
  gifs: "GIFs",
  powered: "Powered by GIPHY",
  linked: "Ein GIF wird verlinkt, nicht kopiert: E-Mails laden es von GIPHY.",
  untitled: "GIF ohne Titel",
  keyRefused: "GIPHY nimmt den Schlüssel dieser Seite nicht an",
  busy: "Zu viele Suchen auf einmal. Versuchen Sie es nach einer Weile noch einmal.",
  unreachable: "GIPHY ist nicht zu erreichen",
} satisfies Translation<typeof gifStrings>;
