import { px } from "@mailwright/compiler";
import { type Compile, linkAddress, panel, prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { pictureNode } from "../../shared/picture-node.js";
import { spacingProps } from "../../shared/spacing.js";

export const iconProps = {
  icon: prop.icon({ colorProp: "color" }),
  // Without `dark`: the colour is in the picture.
  color: prop.color("#000000", { inherits: (settings) => settings.textColor }),
  size: prop.px({ initial: 32, min: 8, max: 128 }),
  picture: prop.picture(),
  alt: prop.text("", { maxLength: 500 }),
  link: prop.link(),
  align: alignmentProp("center"),
  indent: prop.px({ initial: 0, min: 0, max: 200 }),
  ...spacingProps,
  ...hidingProps,
};

export const iconPanel = panel<typeof iconProps>([
  { tab: "quick", fields: ["icon", "color", "size", "link", "align"] },
  { tab: "settings", fields: ["picture", "alt", "hideElement"] },
  { tab: "style", fields: ["indent", "padding"] },
]);

export const iconIcon = ["m12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z"];

export const compileIcon: Compile<typeof iconProps> = ({ props }) => {
  const { picture, link, padding, indent, size } = props;
  return pictureNode({
    ...props,
    src: picture.url,
    href: linkAddress(link),
    title: link.title,
    target: link.target ?? "_blank",
    padding: { ...padding, left: padding.left + indent, right: padding.right + indent },
    width: size,
    attributes: { height: px(size) },
  });
};
