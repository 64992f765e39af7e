import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { ratingProps } from "./props.js";

export const ratingGerman = {
  name: "Bewertung",
  keywords: "Sterne Smileys Rückmeldung Feedback Umfrage NPS Zufriedenheit",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    scale: "Skala",
    link: "Link der Antworten",
    parameter: "Name der Antwort in der Adresse",
    question: "Frage",
    low: "Wörter unter der niedrigsten",
    high: "Wörter unter der höchsten",
    ampAction: "Adresse, die Antworten in der E-Mail annimmt (AMP)",
    thanks: "Worte nach einer Antwort",
    failed: "Worte, wenn es nicht gelingt",
    size: "Größe",
    signColor: "Farbe",
    background: "Hintergrundfarbe",
    radius: "Eckenradius",
    gap: "Abstand dazwischen",
    width: "Breite",
    color: "Textfarbe",
    fontSize: "Schriftgröße",
    align: "Ausrichtung",
  },
  options: {
    scale: { stars: "Sterne, 1 bis 5", smileys: "Smileys, 1 bis 5", numbers: "Zahlen, 1 bis 5", nps: "Zahlen, 0 bis 10 (NPS)" },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  faults: {
    noLink: "Wohin führt eine Antwort? Jede bekommt diese Adresse mit ihrem Wert, etwa rating=4.",
    noAmpAction: "Eine Adresse, die mit https:// beginnt, oder ein Platzhalter. Ohne zeigt Gmail Links wie andere auch.",
    noAmpName: "Namen wie diesen behält AMP sich vor: Gmail zeigt Links wie andere auch. Kleinbuchstaben gehen immer.",
  },
} satisfies BlockStrings<typeof ratingProps>;
