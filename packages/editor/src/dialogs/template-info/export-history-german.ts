import type { Translation } from "@mailwright/ui";
import type { exportHistoryStrings } from "./export-history-strings.js";

export const exportHistoryGerman = {
  title: "Wohin sie ging",
  loading: "Es wird nachgesehen, wohin sie ging",
  none: "Sie ging noch nirgendwohin. Exportieren gibt sie an E-Mail-Anbieter und Anwendungen.",
  by: "von {user}",
  current: "Wie sie jetzt ist",
  earlier: "Seitdem geändert",
  running: "Unterwegs",
  failed: "Nicht angekommen",
  uncertain: "Vielleicht angekommen",
  look: "Ansehen",
  lookOf: "In {name} ansehen",
  again: "Noch einmal senden",
  againOf: "Noch einmal an {name} senden",
} satisfies Translation<typeof exportHistoryStrings>;
