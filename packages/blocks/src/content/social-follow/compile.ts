import { hidingClass, mj, px } from "@mailwright/compiler";
import type { Compile, Values } from "@mailwright/document";
import { networks } from "../../shared/networks.js";
import { socialAddress } from "../../shared/social-address.js";
import { type SocialIcon, socialRow } from "../../shared/social-row.js";
import type { SignColor } from "../../shared/social-sign.js";
import type { socialFollowProps } from "./props.js";

type FollowValues = Values<typeof socialFollowProps>;

export const compileSocialFollow: Compile<typeof socialFollowProps> = ({ props }) => {
  // A picture of no size is drawn at its natural size by Outlook for Windows.
  if (props.size === 0) return mj("mj-spacer", { "css-class": hidingClass(props.hideElement), height: px(0) });
  const icons = props.networks.map(({ network: networkId, href, alt }): SocialIcon => {
    const network = networks[networkId];
    return { networkId, network, alt: alt || network.name, href: socialAddress(href, network.address), ...lookOf(props) };
  });
  return socialRow(icons, props);
};

const signColorOf = { color: "color", black: "black", grey: "gray", white: "white", transparent: "color" } as const satisfies Record<
  FollowValues["color"],
  SignColor
>;

/** Transparent: nothing stands behind the sign, which then has the network's own colour. */
function lookOf({ shape, color, size }: FollowValues): Pick<SocialIcon, "shape" | "color" | "sizePx" | "isOutlined"> {
  const drawn = shape === "round" ? "circle" : "square";
  return { shape: color === "transparent" ? "logo" : drawn, color: signColorOf[color], sizePx: size, isOutlined: false };
}
