import type { Translation } from "@mailwright/ui";
import type { standingStrings } from "./standing-strings.js";

export const standingGerman = {
  view: "Sie können diese E-Mail ansehen. Wem sie gehört, entscheidet, wer sie bearbeiten darf.",
  comment: "Sie können diese E-Mail kommentieren. Wem sie gehört, entscheidet, wer sie bearbeiten darf.",
  kept: "Ihre Änderungen bleiben hier erhalten, können aber nicht gespeichert werden.",
  held: "{name} hat diese E-Mail geöffnet. Bis das beendet ist, kann sie hier nicht gespeichert werden.",
  unlocked: "{name} hat Ihre Sperre aufgehoben. Ihre Änderungen bleiben hier erhalten, können aber nicht gespeichert werden.",
  newer: "{name} hat eine neuere Version dieser E-Mail gespeichert. Beim Speichern können Sie wählen.",
  ended: "Ihr Zugriff auf diese E-Mail ist beendet. Ihre Arbeit bleibt hier zum Lesen und Kopieren.",
  deleted: "Diese E-Mail wurde gelöscht. Sobald sie wiederhergestellt ist, können Sie hier weitermachen.",
  "signed-out": "Sie sind abgemeldet. Ihre Arbeit bleibt in diesem Browser erhalten.",
  signInAgain: "Neu anmelden",
  unlock: "Entsperren",
  reopen: "Wieder öffnen",
  comments: "Kommentare",
  saveCopy: "Kopie speichern",
  viewCode: "Code anzeigen",
} satisfies Translation<typeof standingStrings>;
