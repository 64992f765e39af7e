import { px } from "@mailwright/compiler";
import type { Compile } from "@mailwright/document";
import { pictureNode } from "../../shared/picture-node.js";
import type { qrCodeProps } from "./props.js";
import { qrAddress } from "./qr-address.js";

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
