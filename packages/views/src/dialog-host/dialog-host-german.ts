import type { Translation } from "@mailwright/ui";
import type { dialogHostStrings } from "./dialog-host-strings.js";

export const dialogHostGerman = {
  gone: "Eine neuere Version ist erschienen, und diesen Teil gibt es nicht mehr. Laden Sie neu; Ihre Arbeit bleibt erhalten.",
  reload: "Neu laden",
  notLoaded: "Das konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
} satisfies Translation<typeof dialogHostStrings>;
