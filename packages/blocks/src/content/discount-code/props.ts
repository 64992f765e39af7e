import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const discountCodeProps = {
  code: prop.text("SAMPLECODE", { maxLength: 100 }),
  width: prop.px({ initial: 280, min: 80, max: 700 }),
  fontSize: prop.px({ initial: 24, min: 8, max: 72 }),
  color: prop.color("#10182b", { dark: true }),
  background: prop.color("#f2f4f7", { dark: true }),
  borderColor: prop.color("#1f4fd8", { dark: true }),
  button: prop.text("Use the code", { maxLength: 100 }),
  buttonColor: prop.color("#ffffff", { dark: true }),
  link: prop.link(),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
