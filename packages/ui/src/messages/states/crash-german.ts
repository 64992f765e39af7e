import type { Translation } from "../../translate/define-strings.js";
import type { crashStrings } from "./crash-strings.js";

export const crashGerman = {
  title: "Hier ist etwas schiefgegangen",
  text: "Der Fehler liegt bei uns. Versuchen Sie es erneut: Gespeichertes ist unverändert, und der Editor bietet an, was er von ungesicherter Arbeit behalten hat.",
} satisfies Translation<typeof crashStrings>;
