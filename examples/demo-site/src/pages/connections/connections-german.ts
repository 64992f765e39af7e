import type { Translation } from "@mailwright/ui";
import type { connectionsStrings } from "./connections-strings.js";

export const connectionsGerman = {
  title: "Konten bei Diensten",
  hint: "Was Exporte verwenden dürfen, ohne neu zu fragen. Es ist verschlüsselt hinterlegt, niemand kann es lesen.",
  back: "Zurück zu den Vorlagen",
  failed: "Die Konten konnten nicht geladen werden",
  none: "Es ist kein Konto hinterlegt",
  noneHint: "Exportieren Sie eine E-Mail und lassen Sie das Konto merken, an das sie geht.",
  at: "{service} · {whose} · {used}",
  own: "Ihres",
  ofTeam: "vom Team, von {owner}",
  usedAt: "zuletzt verwendet {when}",
  unused: "noch nicht verwendet",
  test: "Verbindung testen",
  testOf: "Verbindung von {name} testen",
  testing: "{service} wird gefragt",
  works: "{service} lässt uns ein.",
  untold: "{service} lässt sich nicht fragen. Der nächste Export zeigt es.",
  refused: "{service} lässt uns nicht ein. Geben Sie das Konto beim nächsten Export neu ein und entfernen Sie dieses.",
  notTested: "{service} konnte nicht gefragt werden. Versuchen Sie es später noch einmal.",
  says: "{service} sagt: {reason}",
  remove: "Entfernen",
  removeOf: "{name} entfernen",
  removeTitle: "{name} entfernen?",
  removeQuestion:
    "Exporte fragen wieder nach dem Konto. {service} erfährt davon nichts: Ziehen Sie zur Sicherheit auch dort den Schlüssel oder die Zustimmung zurück.",
  removeOfTeam:
    "Niemand im Arbeitsbereich kann mehr damit exportieren. {service} erfährt davon nichts: Ziehen Sie zur Sicherheit auch dort den Schlüssel oder die Zustimmung zurück.",
  removed: "{name} wurde entfernt",
  notRemoved: "Das Konto konnte nicht entfernt werden. Versuchen Sie es später noch einmal",
} satisfies Translation<typeof connectionsStrings>;
