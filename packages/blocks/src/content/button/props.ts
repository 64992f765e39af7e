import { prop } from "@mailwright/document";
import { alignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { sideIconProps } from "../../shared/side-icon.js";
import { spacingProps } from "../../shared/spacing.js";

export const buttonProps = {
  label: prop.text("Read more", { maxLength: 300 }),
  link: prop.link(),
  background: prop.color("#1f4fd8", { dark: true }),
  color: prop.color("#ffffff", { dark: true }),
  font: prop.font("Arial", { inherits: (settings) => settings.paragraphFonts }),
  fontSize: prop.px({ initial: 16, min: 8, max: 48 }),
  bold: prop.flag(true),
  radius: prop.px({ initial: 6, min: 0, max: 60 }),
  innerPadding: prop.edges({ top: 13, right: 26, bottom: 13, left: 26 }, { max: 100 }),
  width: prop.oneOf(["auto", "full", "fixed"], "auto"),
  fixedWidth: prop.px({ initial: 220, min: 40, max: 700 }),
  align: alignmentProp("center"),
  borderWidth: prop.px({ initial: 0, min: 0, max: 20 }),
  borderColor: prop.color("#1f4fd8", { dark: true }),
  ...sideIconProps,
  ...spacingProps,
  ...hidingProps,
};
