import type { BlockStrings } from "@mailwright/document";
import { sideWords } from "../../shared/alignment.js";
import { hidingStrings, hidingWords } from "../../shared/hiding.js";
import { spacingStrings } from "../../shared/spacing.js";
import type { qrCodeProps } from "./qr-code.js";

export const qrCodeStrings = {
  name: "QR code",
  keywords: "scan barcode camera ticket",
  props: {
    ...spacingStrings,
    ...hidingStrings,
    url: "Web address",
    useCampaignCode: "Use the product's own QR code",
    campaignCode: "Placeholder for the campaign",
    picture: "QR code",
    size: "Size",
    alt: "Alternative text",
    align: "Alignment",
  },
  options: { align: sideWords, hideElement: hidingWords },
  faults: { invalidUrl: "Invalid URL. Please enter a valid web address." },
} satisfies BlockStrings<typeof qrCodeProps>;
