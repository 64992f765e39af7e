import type { Translation } from "@mailwright/ui";
import type { pictureFetchingStrings } from "./picture-fetching-strings.js";

export const pictureFetchingGerman = {
  heading: "Bilder anderer Server",
  elsewhere: {
    one: "{count} Bild liegt auf einem anderen Server. In Ihrer Bibliothek bleibt es, was auch aus jenem Server wird.",
    other: "{count} Bilder liegen auf anderen Servern. In Ihrer Bibliothek bleiben sie, was auch aus jenen Servern wird.",
  },
  fetch: "In die Bibliothek holen",
  again: "Noch einmal versuchen",
  running: "Bilder werden geholt",
  stored: { one: "{count} Bild ist nun in Ihrer Bibliothek.", other: "{count} Bilder sind nun in Ihrer Bibliothek." },
  failed: {
    one: "{count} Bild ließ sich nicht holen und behält seine Adresse:",
    other: "{count} Bilder ließen sich nicht holen und behalten ihre Adressen:",
  },
  more: { one: "und {count} weiteres", other: "und {count} weitere" },
  notFetched: "Von dort kommt keine Antwort.",
  notAPicture: "Dort liegt kein Bild, das E-Mails zeigen können.",
  tooLarge: "Das Bild ist zu groß.",
  full: "In Ihrer Bibliothek ist kein Platz mehr.",
} satisfies Translation<typeof pictureFetchingStrings>;
