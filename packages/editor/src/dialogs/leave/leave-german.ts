import type { Translation } from "@mailwright/ui";
import type { leaveStrings } from "./leave-strings.js";

export const leaveGerman = {
  title: "Diese Vorlage verlassen?",
  text: "Sie haben nicht gespeicherte Änderungen. Wenn Sie fortfahren, gehen sie verloren. Möchten Sie die Vorlage wirklich verlassen?",
  leave: "Verlassen",
  stay: "Bleiben",
} satisfies Translation<typeof leaveStrings>;
