import { prop } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeights } from "../../shared/line-height.js";
import { spacingProps } from "../../shared/spacing.js";

export const quoteProps = {
  text: prop.richText("<p>The best thing anybody ever said about you belongs here.</p>"),
  source: prop.text("Name, where they said it", { maxLength: 300 }),
  align: textAlignmentProp,
  barColor: prop.color("#1f4fd8", { dark: true }),
  barWidth: prop.px({ initial: 4, min: 0, max: 20 }),
  background: prop.color("transparent", { dark: true }),
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  sourceColor: prop.color("#5b6779", { dark: true }),
  font: prop.font("Georgia", { inherits: (settings) => settings.headerFonts }),
  fontSize: prop.px({ initial: 20, min: 8, max: 72 }),
  italic: prop.flag(true),
  lineHeight: prop.oneOf(lineHeights, "150%"),
  ...spacingProps,
  ...hidingProps,
};
