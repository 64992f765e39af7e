import type { Translation } from "@mailwright/ui";
import type { viewCodeStrings } from "./view-code-strings.js";

export const viewCodeGerman = {
  title: "Code anzeigen",
  formats: "Format",
  html: "HTML",
  css: "CSS",
  mjml: "MJML",
  lead: "Der Code der E-Mail, wie sie auf der Arbeitsfläche steht. Ändern können Sie ihn mit „Code importieren“ oder einem Code-Block.",
  copy: "Kopieren",
  codeOf: "{format}-Code",
} satisfies Translation<typeof viewCodeStrings>;
