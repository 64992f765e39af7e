import { type Compile, linkAddress, panel, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { pictureNode } from "../../shared/picture-node.js";
import { spacingProps } from "../../shared/spacing.js";

export const svgProps = {
  src: prop.image(""),
  alt: prop.text("", { maxLength: 500 }),
  decorative: prop.flag(false),
  link: prop.link(),
  width: prop.px({ initial: 200, min: 8, max: 700 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};

export const svgPanel = panel<typeof svgProps>([
  { tab: "quick", fields: ["src", "alt", "link", "width", "align"] },
  { tab: "settings", fields: ["decorative", "hideElement"] },
  { tab: "style", fields: ["padding"] },
]);

export const svgIcon = [
  "M5 17.5C5 11 9 6.5 19 6.5",
  "M3.5 17.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
  "M17.5 6.5a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
  "M5 8.5h6",
  "M13 17.5h6",
];

export const compileSvg: Compile<typeof svgProps> = ({ props }) =>
  pictureNode({
    ...props,
    alt: props.decorative ? "" : props.alt,
    href: linkAddress(props.link),
    target: props.link.target ?? "_blank",
    title: props.link.title,
  });
