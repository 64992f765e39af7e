import type { Translation } from "@mailwright/ui";
import type { importCodeStrings } from "./import-code-strings.js";

export const importCodeGerman = {
  title: "Code importieren",
  lead: "Fügen Sie HTML, MJML oder den Entwurf eines anderen Editors (JSON) ein oder laden Sie eine Datei hoch. Das ersetzt alles auf der Arbeitsfläche; „Rückgängig“ holt es zurück.",
  parts: "Code",
  html: "HTML oder MJML",
  css: "CSS",
  htmlLabel: "HTML- oder MJML-Code",
  cssLabel: "CSS-Code",
  htmlPlaceholder: "Fügen Sie hier den Code einer E-Mail ein",
  cssPlaceholder: "Stylesheet zum HTML, wenn es in einer eigenen Datei steht",
  base: "Adresse der Seite",
  baseHint:
    "Manche Bilder oder Links haben keine vollständige Adresse. Mit der Adresse der Seite, von der der Code stammt, werden sie gefunden.",
  baseFault: "Eine vollständige Adresse beginnt mit https://",
  upload: ".html-, .mjml- oder .json-Datei hochladen",
  cancel: "Abbrechen",
  continue: "Weiter",
  imported: "Der Code wurde importiert",
  importedInPart: {
    one: "Der Code wurde importiert. {count} Teil bleibt als Code-Block erhalten",
    other: "Der Code wurde importiert. {count} Teile bleiben als Code-Blöcke erhalten",
  },
  tooLarge: "Die Datei darf höchstens 2 MB groß sein",
  wrongKind: "{file} ist leider nicht zulässig. Erlaubte Dateiendung: .html",
  unreadable: "Beim Lesen der Datei ist ein Fehler aufgetreten.",
  oversize: "Der Inhalt der Vorlage überschreitet die Größengrenze.",
  base64Html: "Base64-kodierte Inhalte sind in der Vorlage nicht erlaubt. Bitte entfernen Sie sie aus Zeile {lines} des HTML-Codes.",
  base64Css: "Base64-kodierte Inhalte sind in der Vorlage nicht erlaubt. Bitte entfernen Sie sie aus Zeile {lines} des CSS-Codes.",
  "source-empty": "Es gibt noch keinen Code zum Importieren.",
  "source-too-long": "Der Inhalt der Vorlage überschreitet die Größengrenze.",
  "source-too-deep": "Dieser Code ist mehr als tausend Ebenen tief verschachtelt. Kein Mailprogramm zeigt das an.",
  "source-json":
    "Das ist JSON, aber kein Entwurf eines Editors, der hier bekannt ist. Exportieren Sie die E-Mail dort als HTML, und importieren Sie dieses.",
  "source-not-built":
    "Das ist der Quelltext einer E-Mail, die ein Werkzeug wie Maizzle noch bauen muss. Bauen Sie sie dort, und importieren Sie das HTML, das dabei entsteht.",
  "source-no-markup": "Das ist weder HTML noch MJML: Es enthält kein einziges Tag.",
  "source-mail":
    "Das ist eine ganze Nachricht (.eml), und nichts darin ist lesbar: Sie ist vielleicht verschlüsselt. Öffnen Sie sie in einem Mailprogramm, und importieren Sie das HTML dessen, was es zeigt.",
  "source-no-content": "In diesem Code steht nichts, was angezeigt werden könnte.",
} satisfies Translation<typeof importCodeStrings>;
