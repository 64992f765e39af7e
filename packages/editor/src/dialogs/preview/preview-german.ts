import type { Translation } from "@mailwright/ui";
import type { previewStrings } from "./preview-strings.js";

export const previewGerman = {
  region: "Vorschau",
  tools: "Werkzeuge der Vorschau",
  dark: "Dunkelmodus",
  textOnly: "Nur Text",
  programs: "Mailprogramme",
  amp: "AMP-Teil",
  textOf: "Text der E-Mail",
  page: "Als Seite öffnen",
  pageUnsaved: "Als Seite öffnen (wie zuletzt gespeichert)",
  exit: "Vorschau beenden",
  preparing: "Die Vorschau wird vorbereitet",
} satisfies Translation<typeof previewStrings>;
