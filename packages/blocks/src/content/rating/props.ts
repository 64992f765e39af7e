import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";
import { scaleNames } from "./scales.js";

export const ratingProps = {
  scale: prop.oneOf(scaleNames, "stars"),
  link: prop.link(),
  parameter: prop.text("rating", { maxLength: 40 }),
  question: prop.text("How did we do?", { maxLength: 300 }),
  low: prop.text("Not good", { maxLength: 100 }),
  high: prop.text("Excellent", { maxLength: 100 }),
  ampAction: prop.text("", { maxLength: 2000 }),
  thanks: prop.text("Thank you.", { maxLength: 300 }),
  failed: prop.text("This did not work. Please try again.", { maxLength: 300 }),
  // In a column beside others eleven choices need to be small.
  size: prop.px({ initial: 28, min: 8, max: 64 }),
  signColor: prop.color("#b45309", { dark: true }),
  background: prop.color("transparent", { dark: true }),
  radius: prop.px({ initial: 6, min: 0, max: 40 }),
  gap: prop.px({ initial: 4, min: 0, max: 20, perDevice: false }),
  width: prop.percent({ initial: 60, min: 20, max: 100 }),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  fontSize: prop.px({ initial: 16, min: 8, max: 48, inherits: (settings) => settings.textFontSize }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
