import type { Translation } from "@mailwright/ui";
import type { duplicateStrings } from "./duplicate-strings.js";

export const duplicateGerman = {
  title: "Geteilte Vorlage duplizieren",
  question: "Sollen die Freigaben von „{name}“ mitkopiert werden?",
  yes: "Ja, die Kopie wird mit denselben Personen geteilt",
  no: "Nein, die Kopie gehört nur mir",
  warning: "In der Kopie werden die Freigaben gelöscht: Nur Sie sehen sie. Das Original bleibt geteilt.",
  duplicate: "Duplizieren",
  cancel: "Abbrechen",
} satisfies Translation<typeof duplicateStrings>;
