import { prop } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeights } from "../../shared/line-height.js";
import { spacingProps } from "../../shared/spacing.js";

export const textProps = {
  text: prop.richText("<p>Write something worth reading. Keep it short, and say what happens next.</p>"),
  /** What a paragraph is in the HTML. A span has none of the distances that clients and host pages give paragraphs. */
  tag: prop.oneOf(["p", "span"], "p"),
  align: textAlignmentProp,
  color: prop.color("#000000", { dark: true, inherits: (settings) => settings.textColor }),
  fontSize: prop.px({ initial: 16, min: 8, max: 72, inherits: (settings) => settings.textFontSize }),
  font: prop.font("Arial", { inherits: (settings) => settings.paragraphFonts }),
  lineHeight: prop.oneOf(lineHeights, "100%", { inherits: (settings) => settings.lineSpacing }),
  ...spacingProps,
  ...hidingProps,
};
