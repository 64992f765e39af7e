import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
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
