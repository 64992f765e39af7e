import type { Translation } from "@mailwright/ui";
import type { uploadStrings } from "./upload-strings.js";

export const uploadGerman = {
  uploads: "Uploads",
  waiting: "{name} wartet",
  preparing: "{name} wird vorbereitet",
  sending: "{name} wird hochgeladen",
  retry: "Erneut versuchen",
  retryOf: "{name} erneut versuchen",
  dismiss: "Verwerfen",
  dismissOf: "{name} verwerfen",
  reduced: "{name} wurde von {before} auf {after} verkleinert",
  stored: "{name} ist hochgeladen",
  left: { one: "{count} Bild wird noch hochgeladen", other: "{count} Bilder werden noch hochgeladen" },
  "picture-empty": "{name} ist leer. Wählen Sie eine andere Datei.",
  "picture-type": "{name} ist kein Bild, das E-Mails zeigen können. Wählen Sie eine Datei in JPEG, PNG, GIF, WebP, AVIF oder SVG.",
  "picture-not-reduced": "{name}: Beim Verkleinern der Datei ist ein Fehler aufgetreten.",
  "picture-too-large": "{name} ist zu groß. Wählen Sie ein Bild mit höchstens 10 MB.",
  quota: "{name} wurde nicht hochgeladen, weil der Speicher für Bilder voll ist. Löschen Sie Bilder, die niemand braucht.",
  network: "{name} wurde nicht hochgeladen, weil keine Verbindung besteht. Bitte versuchen Sie es noch einmal.",
  failed: "{name}: Das Bild wurde nicht hochgeladen. Bitte versuchen Sie es noch einmal.",
} satisfies Translation<typeof uploadStrings>;
