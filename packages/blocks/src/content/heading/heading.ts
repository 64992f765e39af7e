import { css, edges, element, fontStack, hidingClass, markWordlessHeadings, mj, px } from "@mailwright/compiler";
import {
  type Compile,
  type GeneralSettings,
  type HeadingLevel,
  headingLevels,
  panel,
  prop,
  type RichTextStyles,
  renderInlineRichText,
  type Values,
} from "@mailwright/document";
import { textAlignmentProp } from "../../shared/alignment.js";
import { hidingProps } from "../../shared/hiding.js";
import { lineHeightFactor, lineHeights } from "../../shared/line-height.js";
import { linkStyle } from "../../shared/link-style.js";

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

export const headingPanel = panel<typeof headingProps>([
  { tab: "quick", fields: ["level", "align", "color", "fontSize", "padding"] },
  { tab: "settings", fields: ["hideElement"] },
  { tab: "style", fields: ["font", "bold", "italic", "lineHeight", "bottomSpace"] },
]);

export const headingIcon = ["M6 4.5v15", "M18 4.5v15", "M6 12h12"];

type HeadingValues = Values<typeof headingProps>;

export const compileHeading: Compile<typeof headingProps> = ({ props, settings }) =>
  mj(
    "mj-text",
    {
      align: props.align,
      "css-class": hidingClass(props.hideElement),
      "font-family": fontStack(props.font),
      padding: edges(props.padding),
    },
    markWordlessHeadings(
      element(props.level, { style: headingStyle(props) }, renderInlineRichText(props.text, headingTextStyles(props, settings))),
    ),
  );

/** A link in a heading keeps the heading's colour. */
export function headingTextStyles(props: HeadingValues, settings: GeneralSettings): RichTextStyles {
  return { a: linkStyle(settings, props.color) };
}

// All of it on the element itself: Outlook and Gmail bring their own styles for h1 to h6.
function headingStyle(props: HeadingValues): string {
  return css({
    margin: props.bottomSpace > 0 ? `0 0 ${px(props.bottomSpace)}` : "0",
    color: props.color,
    "font-family": fontStack(props.font),
    "font-size": px(props.fontSize),
    "font-style": props.italic && "italic",
    "font-weight": props.bold ? "700" : "400",
    "line-height": lineHeightFactor(props.lineHeight),
  });
}
