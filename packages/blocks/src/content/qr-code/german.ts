import type { BlockStrings } from "@mailwright/document";
import { hidingGerman, hidingGermanWords, sideGermanWords, spacingGerman } from "../../shared/german.js";
import type { qrCodeProps } from "./qr-code.js";

export const qrCodeGerman = {
  name: "QR-Code",
  keywords: "Scannen Barcode Kamera Ticket",
  props: {
    ...spacingGerman,
    ...hidingGerman,
    url: "Webadresse",
    useCampaignCode: "QR-Code des Produkts verwenden",
    campaignCode: "Platzhalter für die Kampagne",
    picture: "QR-Code",
    size: "Größe",
    alt: "Alternativtext",
    align: "Ausrichtung",
  },
  options: {
    align: sideGermanWords,
    hideElement: hidingGermanWords,
  },
  faults: {
    invalidUrl: "Ungültige URL. Bitte geben Sie eine gültige Webadresse ein.",
  },
} satisfies BlockStrings<typeof qrCodeProps>;
