import type { Translation } from "@mailwright/ui";
import type { sidebarStrings } from "./sidebar-strings.js";

export const sidebarGerman = {
  views: "Ansichten der Vorlagen",
  project: "Projekt",
  ownCategories: "Meine Kategorien",
  quickStart: "Schnellstart",
  published: "Veröffentlicht",
  draft: "Entwurf",
  deleted: "Gelöscht",
  shared: "Geteilt",
  favorited: "Favorit",
  pictures: "Bilder",
  imports: "Importe",
  allSystem: "Alle Systemvorlagen",
  deletedSystem: "Gelöschte Systemvorlagen",
  createCategory: "Kategorie erstellen",
  categoryActions: "Aktionen für {name}",
  rename: "Umbenennen",
  hide: "Ausblenden",
  show: "Einblenden",
  showAgain: "{name} wieder einblenden",
  delete: "Löschen",
  hidden: "{name} ist ausgeblendet",
  shown: "{name} ist wieder eingeblendet",
  loadFailed: "Die Kategorien konnten nicht geladen werden.",
  countsFailed: "Die Zahlen konnten nicht geladen werden.",
} satisfies Translation<typeof sidebarStrings>;
