import { prop } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { sideIconProps } from "../../shared/side-icon.js";
import { spacingProps } from "../../shared/spacing.js";

export const linkProps = {
  label: prop.text("Read the whole story", { maxLength: 500 }),
  link: prop.link(),
  align: textAlignmentProp,
  color: prop.color("#1a56db", { dark: true, inherits: (settings) => settings.linkColor }),
  font: prop.font("Arial", { inherits: (settings) => settings.paragraphFonts }),
  fontSize: prop.px({ initial: 16, min: 8, max: 72, inherits: (settings) => settings.textFontSize }),
  bold: prop.flag(false),
  underline: prop.flag(true, { inherits: (settings) => settings.underlineLinks }),
  ...sideIconProps,
  ...spacingProps,
  ...hidingProps,
};
