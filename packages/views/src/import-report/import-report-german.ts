import type { Translation } from "@mailwright/ui";
import type { importReportStrings } from "./import-report-strings.js";

export const importReportGerman = {
  part: "Teil {number}",
  form: "Form von {part}",
  native: "Blöcke",
  raw: "Wie geschrieben",
  onlyNative: "Blöcke, genau wie vorher",
  onlyBlocks: "Kann nur aus Blöcken bestehen",
  onlyRaw: "Bleibt, wie es geschrieben wurde",
  noProblems: "Nichts anzumerken.",
  line: "Zeile {line}",
  moreLines: { one: "und {count} weitere", other: "und {count} weitere" },
  showLine: "Im Code zeigen",
  times: "{times} ×",
  andMore: "{shown} und {count} weitere",
  "reason.overlap": "Inhalte liegen übereinander",
  "reason.too-deep": "Spalten in Spalten in Spalten",
  "reason.too-many-columns": "Mehr Spalten, als ein Abschnitt hat",
  "reason.form": "Enthält ein Formular, dessen Felder keine E-Mail senden kann: Sie werden weggelassen",
  "reason.embedded": "Enthält eine Zeichnung, ein Video oder einen Frame",
  "reason.logic": "Vorlagen-Tags stehen um Zeilen oder Zellen",
  "reason.picture": "Ein Bild, das verzerrt ist oder keine Adresse hat",
  "reason.loses-content": "Blöcke würden einen Teil des Inhalts verlieren",
  "reason.differs": "Blöcke würden am Desktop anders aussehen",
  "reason.differs-on-phone": "Blöcke würden auf dem Smartphone anders aussehen",
  "reason.order": "Auf dem Smartphone stehen seine Teile in einer Reihenfolge, die keine Spalten haben",
  "reason.too-long": "Wie geschrieben wäre es länger, als ein Codeblock fasst (100.000 Zeichen)",
  "reason.unreadable": "Kein Block gleicht dem",
  "problem.unclosed-tag":
    "Ein Tag ist nicht geschlossen: {detail}. Es wurde dort geschlossen, wo das endet, worin es steht. Schließen Sie es im Code, wo das die falsche Stelle ist",
  "problem.stray-close-tag": "Ein schließendes Tag ohne Anfang: {detail}. Es ändert nichts; nehmen Sie es zur Sicherheit aus dem Code",
  "problem.unclosed-comment": "Ein Kommentar ist nicht geschlossen und verbirgt, was dahinter steht. Schließen Sie ihn im Code",
  "problem.second-root": "Ein zweites Wurzelelement wurde übergangen: {detail}. Importieren Sie es für sich, wo Sie es brauchen",
  "problem.too-deep":
    "Zu tief verschachtelt: {detail}. Was dort stand, folgt auf das Element darum; sehen Sie sich die Stelle nach dem Import an",
  "problem.include-refused": "Eine andere Datei wird nicht übernommen (mj-include). Setzen Sie vor dem Import ihren Code an diese Stelle.",
  "problem.kept-as-source": "Bleibt, wie es geschrieben wurde, und lässt sich als Code bearbeiten: {detail}",
  "problem.attribute-dropped": "Weggelassen, weil kein Block es kennt: {detail}. Wo beide Bilder gleich aussehen, ist nichts zu tun",
  "problem.value-changed": "Auf den nächsten erlaubten Wert gesetzt: {detail}. Sehen Sie sich diese Blöcke nach dem Import an",
  "problem.wrapper-merged":
    "Die Zeilen mehrerer Rahmen bilden jetzt eine Seite. Wo ein Rahmen einen eigenen Grund hatte, geben Sie ihn seinen Abschnitten",
  "problem.style-dropped":
    "Stile wurden weggelassen: {detail}. Was sie für Smartphones oder den Dunkelmodus sagen, lässt sich an den Blöcken einstellen",
  "problem.layout-empty": "Nichts Sichtbares gefunden",
  "problem.layout-too-large":
    "Zu groß, um in Teilen gelesen zu werden; es bleibt in einem Stück. Importieren Sie es in mehreren Stücken, um Blöcke zu bekommen",
  "problem.layout-too-slow": "Das Lesen hat zu lange gedauert; was nicht angesehen wurde, bleibt, wie es geschrieben wurde",
  "problem.layout-stopped": "Das Lesen wurde angehalten",
  "problem.layout-failed": "Es konnte nicht dargestellt werden; es bleibt in einem Stück, das sich als Code bearbeiten lässt",
  "problem.pictures-not-loaded":
    "Bilder, die sich hier nicht laden ließen: {detail}. Sie bleiben erhalten, so breit wie angegeben, wie erlaubt oder wie ihre Spalte. Prüfen Sie nach dem Import ihre Breite.",
  "problem.not-for-phones":
    "Diese E-Mail ist auf dem Smartphone so breit wie am Desktop und sagt nicht, wie sie dort aussehen soll. Ihre Blöcke haben auf Smartphones seitlich weniger Abstand, und Spalten stehen untereinander. Sehen Sie sie in der Breite eines Smartphones an.",
  "problem.address-without-page":
    "Bilder und Links ohne vollständige Adresse: {detail}. Gehen Sie zurück zum Code und geben Sie die Adresse der Seite an, sonst sieht sie niemand.",
  "problem.design-of":
    "Als Entwurf aus {detail} gelesen. Sehen Sie die Teile durch: Was jener Editor auf seine Weise zeichnet, kann etwas anders aussehen.",
  "problem.design-kept": "Kein Block gleicht diesem Teil des Entwurfs; seine Wörter, Links und Bilder stehen in einem Codeblock: {detail}",
  "problem.design-changed":
    "Spalten in Spalten stehen nun untereinander: {detail}. Setzen Sie sie in einen eigenen Abschnitt, wo Sie sie brauchen.",
  "problem.design-left-out":
    "Weggelassen, weil es hier nichts Entsprechendes gibt: {detail}. Ergänzen Sie es von Hand, wo Sie es brauchen.",
  "problem.tags-translated": "Platzhalter anderer Anbieter, die zu denen dieses Editors wurden: {detail}",
  "problem.tags-kept":
    "Platzhalter ohne Entsprechung bleiben, wie sie geschrieben wurden: {detail}. Sie wirken nur bei dem Anbieter, von dem sie stammen.",
  "problem.active-content-dropped": "Weggelassen, weil eine E-Mail nichts ausführt: {detail}",
  "problem.picture-not-stored":
    "Bilder, die nicht in Ihrer Bibliothek gespeichert werden konnten und die niemand sehen wird: {detail}. Setzen Sie nach dem Import andere an ihre Stelle.",
  "problem.address-without-file":
    "Bilder und Links ohne vollständige Adresse: {detail}. Importieren Sie die E-Mail zusammen mit ihren Bildern, oder geben Sie nach dem Import vollständige Adressen an, sonst sieht sie niemand.",
  "problem.other": "{detail}",
} satisfies Translation<typeof importReportStrings>;
