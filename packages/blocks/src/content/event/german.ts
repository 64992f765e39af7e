import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import { timerGerman } from "../timer/german.js";
import type { eventProps } from "./props.js";

export const eventGerman = {
  name: "Termin",
  keywords: "Kalender Datum Veranstaltung Webinar Treffen ICS Einladung",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    title: "Titel",
    start: "Beginn",
    end: "Ende",
    timeZone: "Zeitzone",
    place: "Ort",
    when: "Datum in Worten",
    description: "Beschreibung",
    file: "Kalenderdatei",
    words: "Wörter über den Schaltflächen",
    google: "Google Kalender",
    outlook: "Outlook.com",
    yahoo: "Yahoo Kalender",
    fileWords: "Schaltfläche der Kalenderdatei",
    titleSize: "Größe des Titels",
    color: "Textfarbe",
    buttonBackground: "Farbe der Schaltflächen",
    buttonColor: "Textfarbe der Schaltflächen",
    radius: "Eckenradius der Schaltflächen",
    align: "Ausrichtung",
  },
  options: { timeZone: timerGerman.options.timeZone, align: sideGermanWords, hideElement: hidingGermanWords },
  faults: {
    noStart: "Wann beginnt er? Vorher kann kein Kalender den Termin aufnehmen.",
    noTimeZone: "In welcher Zeitzone? Vorher kann kein Kalender den Termin aufnehmen.",
    tooEarly: "Das liegt vor dem Beginn: Kalender erfahren, dass er eine Stunde dauert.",
  },
} satisfies BlockStrings<typeof eventProps>;
