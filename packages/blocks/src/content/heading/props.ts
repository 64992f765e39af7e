import { type GeneralSettings, type HeadingLevel, headingLevels, prop } from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeights } from "../../shared/line-height.js";

type Own = Readonly<Record<string, unknown>>;
const initialLevel = "h2";

export const headingProps = {
  level: prop.oneOf(headingLevels, initialLevel),
  text: prop.richText("Your heading", { inline: true }),
  align: textAlignmentProp,
  color: prop.color("#000000", { dark: true, inherits: (settings, own) => settings[`${levelOf(own)}HeadingFontColor`] }),
  fontSize: prop.px({ initial: 32, min: 8, max: 120, inherits: (settings, own) => settings[`${levelOf(own)}HeadingFontSize`] }),
  font: prop.font("Arial", { inherits: (settings: GeneralSettings) => settings.headerFonts }),
  bold: prop.flag(true, { inherits: (settings, own) => settings[`${levelOf(own)}HeadingBold`] }),
  italic: prop.flag(false, { inherits: (settings, own) => settings[`${levelOf(own)}HeadingItalic`] }),
  lineHeight: prop.oneOf(lineHeights, "120%"),
  bottomSpace: prop.px({ initial: 15, min: 0, max: 100, inherits: (settings, own) => settings[`${levelOf(own)}HeadingBottomSpace`] }),
  padding: prop.edges({ top: 10, right: 10, bottom: 0, left: 10 }),
  ...hidingProps,
};

/** The level that a heading's other values follow, also while its stored level is none of ours. */
function levelOf(own: Own): HeadingLevel {
  return headingLevels.find((level) => level === own["level"]) ?? initialLevel;
}
