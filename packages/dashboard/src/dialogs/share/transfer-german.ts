import type { Translation } from "@mailwright/ui";
import type { transferStrings } from "./transfer-strings.js";

export const transferGerman = {
  title: "Einer anderen Person übergeben",
  intro: "„{name}“ gehört dann der Person, die Sie wählen. Sie können die Vorlage weiter bearbeiten.",
  introAdmin: "„{name}“ gehört dann der Person, die Sie wählen. Wem die Vorlage jetzt gehört, kann sie weiter bearbeiten.",
  owner: "Wem sie gehören soll",
  placeholder: "Name oder E-Mail-Adresse eingeben",
  loading: "Die Personen Ihres Unternehmens werden geladen",
  failed: "Die Personen Ihres Unternehmens konnten nicht geladen werden",
  next: "Übergeben",
  cancel: "Abbrechen",
  sureTitle: "An {person} übergeben?",
  sure: "{person} entscheidet dann, wer „{name}“ sehen und bearbeiten darf, und nur diese Person kann die Vorlage zurückgeben.",
  done: "„{name}“ gehört jetzt {person}",
} satisfies Translation<typeof transferStrings>;
