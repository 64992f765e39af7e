import type { Translation } from "@mailwright/ui";
import type { workspaceStrings } from "./workspace-strings.js";

export const workspaceGerman = {
  saved: "Die Vorlage wurde gespeichert",
  unpublished: "Die Vorlage wurde in die Entwürfe verschoben",
  restored: "Die Vorlage wurde wiederhergestellt",
} satisfies Translation<typeof workspaceStrings>;
