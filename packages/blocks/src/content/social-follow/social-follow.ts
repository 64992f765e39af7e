import { hidingClass, mj, px } from "@mailwright/compiler";
import { type Compile, panel, prop, type Values } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { networks } from "../../shared/networks.js";
import { socialAddress } from "../../shared/social-address.js";
import { type SocialIcon, socialRow } from "../../shared/social-row.js";
import type { SignColor } from "../../shared/social-sign.js";
import { spacingProps } from "../../shared/spacing.js";

export const followNetworkIds = ["facebook", "instagram", "linkedin", "x", "vk", "youtube", "pinterest"] as const;

export const socialFollowProps = {
  networks: prop.list(
    {
      network: prop.oneOf(followNetworkIds, "facebook"),
      href: prop.text("", { maxLength: 2000 }),
      alt: prop.text("", { maxLength: 300 }),
    },
    {
      title: "network",
      max: 14,
      initial: [{ network: "facebook" }, { network: "instagram" }, { network: "x" }, { network: "youtube" }],
      next: (items) => ({ network: followNetworkIds.find((id) => !items.some(({ network }) => network === id)) ?? "facebook" }),
    },
  ),
  shape: prop.oneOf(["square", "round"], "round"),
  color: prop.oneOf(["color", "black", "grey", "white", "transparent"], "color"),
  size: prop.px({ initial: 32, min: 0, max: 94, perDevice: false }),
  margin: prop.px({ initial: 4, min: 0, max: 40 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};

export const socialFollowPanel = panel<typeof socialFollowProps>([
  { tab: "quick", fields: ["networks", "shape", "color", "size", "align"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["margin", "padding"] },
]);

export const socialFollowIcon = [
  "M6 8.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  "M3.5 19v-.5A4.5 4.5 0 0 1 8 14h2a4.5 4.5 0 0 1 4.5 4.5v.5",
  "M18 8v6",
  "M15 11h6",
];

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
