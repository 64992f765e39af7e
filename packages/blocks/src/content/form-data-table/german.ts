import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, textAlignmentGermanWords } from "../../shared/german.js";
import type { formDataTableProps } from "./form-data-table.js";

export const formDataTableGerman = {
  name: "Formular-Daten",
  keywords: "Antworten Felder Formular Zeilen",
  props: {
    ...hidingGerman,
    leftText: "Linke Spalte, je Zeile ein Eintrag",
    rightText: "Rechte Spalte, je Zeile ein Eintrag",
    borderColor: "Rahmenfarbe",
    borderWidth: "Rahmenstärke",
    rowPadding: "Innenabstand der Zeilen",
    fontSize: "Schriftgröße",
    align: "Ausrichtung",
    color: "Textfarbe",
    marginTop: "Abstand darüber",
    marginBottom: "Abstand darunter",
  },
  options: {
    align: textAlignmentGermanWords,
    hideElement: hidingGermanWords,
  },
} satisfies BlockStrings<typeof formDataTableProps>;
