import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { spacingProps } from "../../shared/spacing.js";

export const progressProps = {
  // How far it is, is the same on every device.
  value: prop.percent({ initial: 60, min: 0, max: 100, perDevice: false }),
  words: prop.text("Almost there", { maxLength: 300 }),
  showValue: prop.flag(true),
  barColor: prop.color("#1f4fd8", { dark: true }),
  trackColor: prop.color("#d9dde4", { dark: true }),
  thickness: prop.px({ initial: 12, min: 4, max: 60 }),
  radius: prop.px({ initial: 6, min: 0, max: 30 }),
  width: prop.percent({ initial: 100, min: 20, max: 100 }),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  fontSize: prop.px({ initial: 16, min: 8, max: 48, inherits: (settings) => settings.textFontSize }),
  align: alignmentProp("center"),
  ...spacingProps,
  ...hidingProps,
};
