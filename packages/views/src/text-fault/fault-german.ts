import type { Translation } from "@mailwright/ui";
import type { faultStrings } from "./fault-strings.js";

export const faultGerman = {
  nameRequired: "Bitte geben Sie einen Namen ein",
  tooLong: "Die Höchstlänge ist überschritten",
  forbiddenCharacters: "Diese Zeichen sind nicht erlaubt: {characters}",
  nameCharacters: "Zeilenumbrüche und unsichtbare Zeichen sind nicht erlaubt. Bitte neu eintippen",
  outerSpaces: "Darf nicht mit Leerzeichen beginnen oder enden",
} satisfies Translation<typeof faultStrings>;
