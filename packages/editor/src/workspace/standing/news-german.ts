import type { Translation } from "@mailwright/ui";
import type { newsStrings } from "./news-strings.js";

export const newsGerman = {
  freed: "{name} ist mit dieser E-Mail fertig. Sie können sie wieder speichern.",
  mayEdit: "Sie können diese E-Mail jetzt bearbeiten.",
  reviewAsked: "Sie werden gebeten, diese E-Mail zu prüfen.",
  approved: "Diese E-Mail ist freigegeben.",
  changesAsked: "Es wurden Änderungen an dieser E-Mail erbeten. Siehe Freigabe.",
  approvalTaken: "Die Freigabe wurde zurückgenommen, weil die E-Mail geändert wurde.",
} satisfies Translation<typeof newsStrings>;
