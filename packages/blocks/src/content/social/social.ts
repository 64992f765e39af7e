import { type Compile, panel, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { networkIds, networks } from "../../shared/networks.js";
import { socialAddress } from "../../shared/social-address.js";
import { type SocialIcon, socialRow } from "../../shared/social-row.js";
import { spacingProps } from "../../shared/spacing.js";

const sizes = { initial: 32, min: 12, max: 64 };
const shapes = ["logo", "circle", "rounded", "square"] as const;
const colors = ["color", "black", "gray", "white"] as const;
const size = prop.px(sizes);
const shape = prop.oneOf(shapes, "circle");
const color = prop.oneOf(colors, "color");

export const socialProps = {
  icons: prop.list(
    {
      network: prop.oneOf(networkIds, "facebook"),
      href: prop.text("", { maxLength: 2000 }),
      alt: prop.text("", { maxLength: 300 }),
      picture: prop.image(""),
      // An icon looks like the others until it is given a look of its own.
      size: prop.px({ ...sizes, inherits: (_, block) => (size.accepts(block["size"]) ? block["size"] : size.initial) }),
      shape: prop.oneOf(shapes, "circle", {
        inherits: (_, block) => (shape.accepts(block["shape"]) ? block["shape"] : shape.initial),
      }),
      color: prop.oneOf(colors, "color", {
        inherits: (_, block) => (color.accepts(block["color"]) ? block["color"] : color.initial),
      }),
    },
    {
      title: "network",
      max: 30,
      initial: [{ network: "facebook" }, { network: "instagram" }, { network: "x" }, { network: "linkedin" }],
      next: (icons) => ({ network: networkIds.find((id) => !icons.some(({ network }) => network === id)) ?? "website" }),
    },
  ),
  size,
  shape,
  color,
  outline: prop.flag(false),
  margin: prop.px({ initial: 4, min: 0, max: 40 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};

export const socialPanel = panel<typeof socialProps>([
  { tab: "quick", fields: ["icons", "shape", "color", "size", "align"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["outline", "margin", "padding"] },
]);

export const socialIcon = [
  "M15.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  "M3.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  "M15.5 18.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0",
  "m8.2 10.75 7.6-4",
  "m8.2 13.25 7.6 4",
];

export const compileSocial: Compile<typeof socialProps> = ({ props }) => {
  const icons = props.icons.map(({ network: networkId, href, alt, picture, size, shape, color }): SocialIcon => {
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
      picture,
    };
  });
  return socialRow(icons, props);
};
