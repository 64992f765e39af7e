import type { Compile } from "@mailwright/document";
import { networks } from "../../shared/networks.js";
import { socialAddress } from "../../shared/social-address.js";
import { type SocialIcon, socialRow } from "../../shared/social-row.js";
import type { socialProps } from "./props.js";

export const compileSocial: Compile<typeof socialProps> = ({ props }) => {
  const icons = props.icons.map(({ network: networkId, href, alt, size, shape, color }): SocialIcon => {
    const network = networks[networkId];
    return {
      networkId,
      network,
      alt: alt || network.name,
      href: socialAddress(href, network.address),
      sizePx: size,
      shape,
      color,
      isOutlined: props.outline,
    };
  });
  return socialRow(icons, props);
};
