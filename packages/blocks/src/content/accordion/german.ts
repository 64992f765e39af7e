import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, spacingGerman, textAlignmentGermanWords } from "../../shared/german.js";
import type { accordionProps } from "./props.js";

export const accordionGerman = {
  name: "Akkordeon",
  keywords: "FAQ Fragen Antworten aufklappen einklappen",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    items: "Einträge",
    opened: "Anfangs offen",
    titleColor: "Titelfarbe",
    titleSize: "Größe der Titel",
    color: "Textfarbe",
    fontSize: "Schriftgröße",
    lineColor: "Linienfarbe",
    lineWidth: "Linienstärke",
    itemPadding: "Abstand über und unter einem Eintrag",
    align: "Ausrichtung",
  },
  options: {
    opened: { first: "Der erste", none: "Keiner", all: "Alle" },
    align: textAlignmentGermanWords,
    hideElement: hidingGermanWords,
  },
  hints: {
    opened:
      "Mit einem AMP-Teil (Allgemeine Einstellungen) klappt es auch in Gmail und Yahoo. Programme, die das nicht können, zeigen alle Einträge offen.",
  },
  items: { items: { name: "Eintrag", add: "Eintrag hinzufügen", props: { title: "Titel", words: "Text" } } },
} satisfies BlockStrings<typeof accordionProps>;
