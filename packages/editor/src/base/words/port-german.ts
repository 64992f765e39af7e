import type { Translation } from "@mailwright/ui";
import type { portStrings } from "./port-strings.js";

export const portGerman = {
  "template-locked": "Die Vorlage ist gesperrt, weil sie gerade von einer anderen Person bearbeitet wird.",
  "template-not-found": "Vorlage nicht gefunden",
  "body-too-large":
    "Die Vorlage hat {size}, mehr als der Server annimmt. Kürzen Sie ihren Code oder teilen Sie sie in zwei Vorlagen, und speichern Sie dann noch einmal.",
  "template-deleted":
    "Diese Vorlage wurde inzwischen gelöscht. Stellen Sie sie unter „Gelöschte Vorlagen“ wieder her, und speichern Sie dann noch einmal.",
  "wrong-status":
    "Die Vorlage hat inzwischen einen anderen Status. Laden Sie die Seite neu: Nicht gespeicherte Arbeit wird wieder angeboten.",
  unauthenticated: "Sie sind abgemeldet. Melden Sie sich wieder an: Ihre Arbeit wartet in diesem Browser.",
  "session-ended": "Sie sind abgemeldet. Melden Sie sich wieder an: Ihre Arbeit wartet in diesem Browser.",
  "base64-content": "Base64-kodierte Inhalte sind in der Vorlage nicht erlaubt. Bitte entfernen Sie sie, bevor Sie die Vorlage speichern",
  "template-too-large": "Die Vorlage ist zu groß. Möglich sind bis zu 10 MB, diese hat {size}. Bitte verkleinern Sie die Vorlage.",
  "version-conflict": "Jemand anderes hat diese Vorlage inzwischen gespeichert. Speichern Sie zuerst Ihre Arbeit, um zu vergleichen",
  "job-ended": "Das ist schon zu Ende",
  "too-many-requests": "Das war zu oft. Warten Sie einen Moment und versuchen Sie es noch einmal",
  network: "Es gibt keine Verbindung. Prüfen Sie sie und versuchen Sie es noch einmal",
  "not-a-collaborator": "Nur wem die Vorlage gehört und die Mitwirkenden dürfen sie ändern.",
  "not-an-editor": "Wem die Vorlage gehört, entscheidet, wer sie bearbeiten darf. Sie dürfen es nicht.",
  "not-a-commenter": "Wem die Vorlage gehört, entscheidet, wer sie kommentieren darf. Sie dürfen es nicht.",
  "owner-only": "Das darf nur, wem die Vorlage gehört.",
  "admin-only": "Das dürfen nur Administratoren.",
  "template-shared": "Eine geteilte Vorlage kann nicht veröffentlicht werden.",
  "not-approved": "Hier wird nur veröffentlicht, was freigegeben ist. Bitten Sie zuerst um Prüfung.",
  "video-not-found": "Dieses Video gibt es nicht oder es ist nicht öffentlich. Wählen Sie ein eigenes Vorschaubild",
  "video-unreachable": "Der Videoanbieter antwortet nicht. Versuchen Sie es später noch einmal oder wählen Sie ein eigenes Vorschaubild",
  "not-configured": "Dieser Server fragt keine Videoanbieter. Wählen Sie ein eigenes Vorschaubild",
  "checks-failed": "Diese E-Mail hat Fehler. Siehe Prüfung",
  "storage-full": "Auf dem Server ist kein Platz mehr, deshalb wurde nichts gespeichert. Ihre Administratorin kann Platz schaffen",
  "html-too-deep": "Diese E-Mail enthält HTML, das für jedes Mailprogramm zu tief verschachtelt ist",
  "content-too-costly": "Das zu lesen dauert für den Server zu lange. Vereinfachen Sie es, oder nehmen Sie ein anderes Bild",
  "name-characters": "Ein Name darf keine Zeilenumbrüche und keine unsichtbaren Zeichen enthalten. Bitte neu eintippen",
  "plan-required": "In Ihrem Tarif nicht enthalten",
  "block-locked": "Gesperrte Blöcke wurden geändert, deshalb wurde nichts gespeichert",
  "lock-released":
    "Ihre Sperre wurde inzwischen aufgehoben, deshalb wurde nichts gespeichert. Öffnen Sie die Vorlage wieder, oder speichern Sie eine Kopie",
} satisfies Translation<typeof portStrings>;
