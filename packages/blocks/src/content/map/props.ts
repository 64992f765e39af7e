import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const mapProps = {
  src: prop.image(""),
  address: prop.text("", { maxLength: 500 }),
  service: prop.oneOf(["google", "openstreetmap", "apple"], "google"),
  alt: prop.text("", { maxLength: 500 }),
  width: prop.px({ initial: 700, min: 60, max: 700 }),
  radius: prop.px({ initial: 0, min: 0, max: 350 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
