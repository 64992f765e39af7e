import type { Translation } from "@mailwright/ui";
import type { viewStrings } from "./view-strings.js";

export const viewGerman = {
  published: "Meine Vorlagen",
  draft: "Entwürfe",
  deleted: "Gelöschte Vorlagen",
  shared: "Geteilte Vorlagen",
  favorited: "Favoriten",
  library: "Vorlagenbibliothek",
  category: "Kategorie",
  deletedSystem: "Gelöschte Systemvorlagen",
} satisfies Translation<typeof viewStrings>;
