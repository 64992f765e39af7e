import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const dividerProps = {
  color: prop.color("#d9dde4", { dark: true }),
  line: prop.oneOf(["solid", "dashed", "dotted"], "solid"),
  thickness: prop.px({ initial: 1, min: 1, max: 20 }),
  width: prop.percent({ initial: 100, min: 1, max: 100 }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
