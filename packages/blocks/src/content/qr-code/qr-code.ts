import { px } from "@mailwright/compiler";
import { type Compile, panel, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { pictureNode } from "../../shared/picture-node.js";
import { spacingProps } from "../../shared/spacing.js";
import { qrAddress } from "./qr-address.js";

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

export const qrCodePanel = panel<typeof qrCodeProps>([
  { tab: "quick", fields: ["url", "picture", "size", "align"] },
  { tab: "settings", fields: ["alt", "useCampaignCode", "campaignCode", "hideElement"] },
  { tab: "style", fields: ["padding"] },
]);

export const qrCodeIcon = [
  "M4 4h6v6H4z",
  "M14 4h6v6h-6z",
  "M4 14h6v6H4z",
  "M7 7h.01",
  "M17 7h.01",
  "M7 17h.01",
  "M14 14h2v2h-2z",
  "M20 14v2",
  "M18 18h2v2",
  "M14 20h1",
];

export const compileQrCode: Compile<typeof qrCodeProps> = ({ props }) => {
  const { useCampaignCode, campaignCode, picture, size } = props;
  return pictureNode({
    ...props,
    src: useCampaignCode ? campaignCode : picture.url,
    // Who reads on the phone cannot scan its own screen.
    href: useCampaignCode ? "" : qrAddress(props),
    width: size,
    attributes: { height: px(size) },
  });
};
