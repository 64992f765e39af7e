import type { Translation } from "@mailwright/ui";
import type { refusedBlocksStrings } from "./refused-blocks-strings.js";

export const refusedBlocksGerman = {
  title: "Nicht gespeichert",
  text: {
    one: "Ein Block wurde auf eine Weise geändert, die nicht erlaubt ist. Machen Sie das rückgängig und speichern Sie noch einmal.",
    other: "{count} Blöcke wurden auf eine Weise geändert, die nicht erlaubt ist. Machen Sie das rückgängig und speichern Sie noch einmal.",
  },
  "locked-content": "Der Inhalt ist gesperrt.",
  "locked-style": "Die Gestaltung ist gesperrt.",
  "locked-position": "Der Platz ist gesperrt.",
  "locked-removal": "Der Block wurde gelöscht und ist dagegen gesperrt.",
  "lock-lifted": "Die Sperre wurde aufgehoben. Das darf nur, wem die Vorlage gehört.",
  "plan-required": "In Ihrem Tarif nicht enthalten.",
  show: "Zeigen",
  showOf: "{name} zeigen",
  deleted: "Ein gelöschter Block",
  close: "Schließen",
} satisfies Translation<typeof refusedBlocksStrings>;
