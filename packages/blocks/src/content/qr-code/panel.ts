import { panel } from "@mailwright/document";
import type { qrCodeProps } from "./props.js";

export const qrCodePanel = panel<typeof qrCodeProps>([
  { tab: "quick", fields: ["url", "picture", "size", "align"] },
  { tab: "settings", fields: ["alt", "useCampaignCode", "campaignCode", "hideElement"] },
  { tab: "style", fields: ["padding"] },
]);
