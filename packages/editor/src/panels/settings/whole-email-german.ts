import type { Translation } from "@mailwright/ui";
import type { wholeEmailStrings } from "./whole-email-strings.js";

export const wholeEmailGerman = {
  title: "Die ganze E-Mail",
  font: "Schriftart",
  background: "Hintergrundfarbe",
  width: "Breite der E-Mail",
  dark: "{field}, dunkel",
} satisfies Translation<typeof wholeEmailStrings>;
