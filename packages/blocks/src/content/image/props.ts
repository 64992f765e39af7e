import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const imageProps = {
  src: prop.image(""),
  alt: prop.text("", { maxLength: 500 }),
  decorative: prop.flag(false),
  caption: prop.text("", { maxLength: 500 }),
  link: prop.link(),
  // Never wider than its column, so the widest value fills every column.
  width: prop.px({ initial: 700, min: 10, max: 700 }),
  align: alignmentProp("center"),
  radius: prop.px({ initial: 0, min: 0, max: 350 }),
  fluidOnMobile: prop.flag(false),
  ...spacingProps,
  ...hidingProps,
};
