import type { Translation } from "@mailwright/ui";
import type { tourStrings } from "./tour-strings.js";

export const tourGerman = {
  label: "Rundgang durch den Editor",
  begin: "Rundgang starten",
  done: "Jetzt gestalten",
  startTitle: "Willkommen im E-Mail-Editor",
  startText:
    "Ein kurzer Überblick: neun Schritte, weniger als eine Minute. Sie können ihn jetzt überspringen und später über „Hilfe“ starten.",
  canvasTitle: "Ihre E-Mail",
  canvasText:
    "Das ist die E-Mail, wie sie bei Ihren Lesern ankommt. Klicken Sie auf einen Block, um ihn auszuwählen, und in seinen Text, um zu schreiben.",
  componentsTitle: "Blöcke und Module",
  componentsText:
    "Ziehen Sie einen Block auf die Arbeitsfläche oder klicken Sie ihn an, um ihn nach der Auswahl einzufügen. Gespeicherte Module und erweiterte Blöcke stehen in den anderen Tabs.",
  traitsTitle: "Einstellungen & Stile",
  traitsText: "Was Sie auf der Arbeitsfläche auswählen, stellen Sie hier ein. Die häufigsten Stile stehen oben.",
  settingsTitle: "Allgemeine Einstellungen",
  settingsText:
    "Breite, Farben, Schriften und Überschriften der ganzen E-Mail. Blöcke richten sich danach, bis Sie einem Block eigene Werte geben.",
  historyTitle: "Rückgängig, Versionen, Wiederholen",
  historyText:
    "Jeder Schritt lässt sich zurücknehmen. Der Versionsverlauf bewahrt, was gespeichert wurde, und holt eine ganze Version oder einen Block zurück.",
  devicesTitle: "Desktop, Tablet, Smartphone",
  devicesText: "Sehen Sie die E-Mail beim Arbeiten in der Breite jedes Geräts.",
  controlsTitle: "Hilfen auf der Arbeitsfläche",
  controlsText: "Vergrößern und verkleinern Sie, zeigen Sie die Rahmen der Blöcke und hinterlassen Sie Notizen für Ihr Team.",
  finalTitle: "Mehr brauchen Sie nicht",
  finalText: "„Hilfe“ startet diesen Rundgang erneut. Drücken Sie ? für eine Liste der Tastenkürzel.",
} satisfies Translation<typeof tourStrings>;
