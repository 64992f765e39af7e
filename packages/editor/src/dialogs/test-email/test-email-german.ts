import type { Translation } from "@mailwright/ui";
import type { testEmailStrings } from "./test-email-strings.js";

export const testEmailGerman = {
  title: "Test-E-Mail",
  recipients: "Senden an",
  recipientsHint: "Bis zu {count} Adressen. Drücken Sie nach jeder die Eingabetaste.",
  placeholder: "name@example.com",
  send: "Senden",
  cancel: "Abbrechen",
  none: "Geben Sie mindestens eine E-Mail-Adresse ein",
  invalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein",
  tryAgain: "Noch einmal versuchen",
  delayed: "Der Mailserver nimmt gerade keine E-Mails an. Es wird einige Minuten lang wieder versucht; Abbrechen beendet das.",
  sent: "Ihre E-Mails wurden gesendet",
  kept: "Dieser Server behält E-Mails, statt sie zu senden: Ihre liegt in seinem Posteingang.",
  openInbox: "Posteingang öffnen",
  unsavedTitle: "Zuerst speichern?",
  unsaved: "Eine Test-E-Mail zeigt die Vorlage, wie sie zuletzt gespeichert wurde. Ihre letzten Änderungen sind noch nicht gespeichert.",
  saveAndContinue: "Speichern und weiter",
} satisfies Translation<typeof testEmailStrings>;
