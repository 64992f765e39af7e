import type { Translation } from "@mailwright/ui";
import type { shareLinksStrings } from "./share-links-strings.js";

export const shareLinksGerman = {
  title: "Weitergegebene Links",
  intro: "Wer einen dieser Links hat, sieht „{name}“ ohne Anmeldung, bis der Link endet.",
  loading: "Die Links werden geladen",
  failed: "Die Links konnten nicht geladen werden",
  empty: "Zurzeit gilt kein Link.",
  list: "Links, die gelten",
  made: "{name}, {date}",
  works: "Gilt bis {date}",
  unused: "Nie geöffnet",
  used: { one: "Einmal geöffnet, am {date}", other: "{count}-mal geöffnet, zuletzt am {date}" },
  revoke: "Zurückziehen",
  revokeOne: "Den Link von {name}, {date} zurückziehen",
  revokeAll: "Alle zurückziehen",
  worksFor: "Ein neuer Link gilt",
  days: { one: "{count} Tag", other: "{count} Tage" },
  copy: "Neuen Link kopieren",
  close: "Schließen",
  revoked: "Der Link gilt nicht mehr",
  allRevoked: "Keiner der Links gilt mehr",
} satisfies Translation<typeof shareLinksStrings>;
