import type { Translation } from "@mailwright/ui";
import type { mapMakerStrings } from "./map-maker-strings.js";

export const mapMakerGerman = {
  make: "Karte erstellen",
  again: "Karte neu erstellen",
  making: "Die Karte wird erstellt",
  by: "Erstellt von {name}.",
  shows: "Die Karte zeigt {place}.",
  showsSome: "Die Karte ist erstellt.",
  wantsAddress: "Eine Karte entsteht aus der Adresse eines Ortes, ohne Platzhalter. Ein eigenes Bild passt zu jeder.",
  never:
    "Hier ist kein Kartendienst verbunden, darum entsteht keine Karte. Nehmen Sie unten ein eigenes Bild, etwa ein Bildschirmfoto, das Sie verwenden dürfen.",
  unknown: "Ob hier Karten erstellt werden können, ließ sich nicht feststellen.",
  retry: "Noch einmal versuchen",
  failed: "Die Karte konnte nicht erstellt werden. Versuchen Sie es noch einmal, oder nehmen Sie ein eigenes Bild.",
  "place-not-found": "Dieser Ort wurde nicht gefunden. Schreiben Sie die Adresse wie auf einem Brief: Straße und Nummer, Ort, Land.",
  "maps-not-configured": "Hier ist kein Kartendienst verbunden. Nehmen Sie ein eigenes Bild.",
  "service-busy": "Der Kartendienst nimmt gerade keine Anfragen mehr an. Versuchen Sie es später, oder nehmen Sie ein eigenes Bild.",
  "service-used-up": "Das Guthaben beim Kartendienst ist aufgebraucht. Sagen Sie es Ihrer Verwaltung, oder nehmen Sie ein eigenes Bild.",
  "service-key-refused":
    "Der Kartendienst kennt den Schlüssel dieses Servers nicht. Sagen Sie es Ihrer Verwaltung, oder nehmen Sie ein eigenes Bild.",
  "service-unreachable": "Der Kartendienst antwortet nicht. Versuchen Sie es später, oder nehmen Sie ein eigenes Bild.",
  "service-refused": "Der Kartendienst erstellt diese Karte nicht. Schreiben Sie die Adresse anders, oder nehmen Sie ein eigenes Bild.",
  "quota-pictures": "Hier darf es keine weiteren Bilder geben. Löschen Sie einige, dann erstellen Sie die Karte.",
  "quota-bytes": "Der Platz für Bilder ist aufgebraucht. Löschen Sie einige, dann erstellen Sie die Karte.",
} satisfies Translation<typeof mapMakerStrings>;
