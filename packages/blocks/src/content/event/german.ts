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
    inbox: "Dem Posteingang sagen",
    reservationNumber: "Nummer der Reservierung",
    guest: "Reserviert für",
    titleSize: "Größe des Titels",
    color: "Textfarbe",
    buttonBackground: "Farbe der Schaltflächen",
    buttonColor: "Textfarbe der Schaltflächen",
    radius: "Eckenradius der Schaltflächen",
    align: "Ausrichtung",
  },
  options: {
    timeZone: timerGerman.options.timeZone,
    inbox: { "": "Nichts", event: "Den Termin", reservation: "Eine Reservierung (Gmail, Apple Mail)" },
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  faults: {
    noStart: "Wann beginnt er? Vorher kann kein Kalender den Termin aufnehmen.",
    noTimeZone: "In welcher Zeitzone? Vorher kann kein Kalender den Termin aufnehmen.",
    noTitle: "Wie heißt er? Bis dahin erfährt der Posteingang nichts.",
    noPlace: "Wo findet er statt? Bis dahin erfährt der Posteingang nichts von der Reservierung.",
    noNumber: "Meist ein Platzhalter wie {{ ticket }}. Bis dahin erfährt der Posteingang nichts.",
    noGuest: "Meist ein Platzhalter wie {{ first_name }}. Bis dahin erfährt der Posteingang nichts.",
    tooEarly: "Das liegt vor dem Beginn: Kalender erfahren, dass er eine Stunde dauert.",
  },
} satisfies BlockStrings<typeof eventProps>;
