import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const iconProps = {
  icon: prop.icon(),
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
