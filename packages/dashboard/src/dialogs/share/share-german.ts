import type { Translation } from "@mailwright/ui";
import type { shareStrings } from "./share-strings.js";

export const shareGerman = {
  title: "Vorlage teilen",
  intro: "Mitwirkende öffnen „{name}“ gemeinsam mit Ihnen. Wählen Sie, was jede Person darf.",
  collaborators: "Mitwirkende",
  placeholder: "Name, Team oder E-Mail-Adresse eingeben",
  nobody: "Außer Ihnen arbeitet niemand daran.",
  ends: "Niemand mehr übrig: Die Vorlage wird nicht mehr geteilt.",
  roles: "Was jede Person darf",
  roleOf: "Was {name} darf",
  view: "Darf ansehen",
  comment: "Darf kommentieren",
  edit: "Darf bearbeiten",
  person: "{name} ({email})",
  team: { one: "{name} (Team · {count} Person)", other: "{name} (Team · {count} Personen)" },
  tooManyTeams: { one: "Wählen Sie höchstens {count} Team", other: "Wählen Sie höchstens {count} Teams" },
  failed: "Die Personen Ihres Unternehmens konnten nicht geladen werden",
  loading: "Die Personen Ihres Unternehmens werden geladen",
  save: "Speichern",
  cancel: "Abbrechen",
  shared: "„{name}“ wird mit {whom} geteilt",
  people: { one: "{count} Person", other: "{count} Personen" },
  teams: { one: "{count} Team", other: "{count} Teams" },
  unshared: "„{name}“ wird nicht mehr geteilt",
} satisfies Translation<typeof shareStrings>;
