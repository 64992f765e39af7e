import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { networkIds } from "../../shared/networks.js";
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
