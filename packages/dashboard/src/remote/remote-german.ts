import type { Translation } from "@mailwright/ui";
import type { remoteStrings } from "./remote-strings.js";

export const remoteGerman = {
  retry: "Erneut versuchen",
} satisfies Translation<typeof remoteStrings>;
