import type { Translation } from "@mailwright/ui";
import type { companyStrings } from "./company-strings.js";

export const companyGerman = {
  here: { one: "{name} ist auch hier", other: "{count} andere sind hier" },
  menu: "Wer hier ist",
  at: "{name}, bei {block}",
  writes: "{name}, schreibt in {block}",
  goTo: "Gehe zu",
  follow: "Folgen",
  followed: "Sie folgen {name}",
  unfollowed: "Sie folgen {name} nicht mehr",
  writing: "{name} schreibt",
  removed: "Jemand hat den Block gelöscht, in dem Sie geschrieben haben.",
  restore: "Wiederherstellen",
  contested: {
    one: "Während Sie keine Verbindung hatten, haben andere einen Block geändert, den Sie auch geändert haben. Ihre Fassung gilt.",
    other: "Während Sie keine Verbindung hatten, haben andere {count} Blöcke geändert, die Sie auch geändert haben. Ihre Fassungen gelten.",
  },
  show: "Anzeigen",
  compare: "Vergleichen",
} satisfies Translation<typeof companyStrings>;
