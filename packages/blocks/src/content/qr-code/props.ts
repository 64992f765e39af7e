import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const qrCodeProps = {
  url: prop.text("", { maxLength: 1000 }),
  useCampaignCode: prop.flag(false),
  campaignCode: prop.image("{{qr_code}}"),
  picture: prop.picture(),
  size: prop.px({ initial: 160, min: 60, max: 600 }),
  alt: prop.text("QR code", { maxLength: 500 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
