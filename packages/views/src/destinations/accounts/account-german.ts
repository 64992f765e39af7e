import type { Translation } from "@mailwright/ui";
import type { accountStrings } from "./account-strings.js";

export const accountGerman = {
  account: "Konto",
  another: "Ein anderes Konto",
  ofTeam: "{name} (Team, von {owner})",
  keptHint: "Es wird verwendet, was dafür hinterlegt ist.",
  test: "Verbindung testen",
  testing: "{name} wird gefragt",
  works: "{name} lässt uns ein.",
  untold: "{name} lässt sich nicht fragen. Der nächste Export zeigt es.",
  remember: "Dieses Konto merken",
  rememberHint:
    "Wird verschlüsselt auf dem Server hinterlegt, niemand kann es lesen. Auf Ihrer Kontoseite können Sie es jederzeit entfernen.",
  nameOfAccount: "Name des Kontos",
  team: "Alle im Arbeitsbereich dürfen es verwenden",
  listFailed: "Die gemerkten Konten konnten nicht geladen werden. Sie können trotzdem eines eingeben.",
} satisfies Translation<typeof accountStrings>;
