import { type GeneralSettings, lineSpacings } from "../props/general-settings.js";
import { prop } from "../props/prop.js";
import type { FieldSpec, PropSpecs } from "../props/prop-spec.js";

const px = (initial: number, max: number) => prop.px({ initial, min: 0, max });

/** The styling of a whole email and its offer, each setting declared like a block's prop. */
export const generalSettingsSpecs = {
  width: prop.px({ initial: 700, min: 200, max: 700, step: 10 }),
  padding: px(20, 100),
  bgColor: prop.color("#ffffff"),
  headerFonts: prop.font("Arial"),
  paragraphFonts: prop.font("Arial"),
  lineSpacing: prop.oneOf(lineSpacings, "100%"),
  paragraphBottomSpace: prop.flag(false),
  underlineLinks: prop.flag(true),
  textColor: prop.color("#000000"),
  linkColor: prop.color("#1a56db"),
  textFontSize: prop.px({ initial: 16, min: 8, max: 72 }),
  lang: prop.text("en", { maxLength: 35 }),
  dir: prop.oneOf(["ltr", "rtl"], "ltr"),
  offerText: prop.text("", { maxLength: 60 }),
  offerCode: prop.text("", { maxLength: 40 }),
  offerStarts: prop.dateTime(),
  offerEnds: prop.dateTime({ isEnd: true }),
  ampPart: prop.flag(false),
  h1HeadingFontSize: px(40, 120),
  h2HeadingFontSize: px(32, 120),
  h3HeadingFontSize: px(28, 120),
  h4HeadingFontSize: px(24, 120),
  h5HeadingFontSize: px(20, 120),
  h6HeadingFontSize: px(16, 120),
  h1HeadingBottomSpace: px(18, 100),
  h2HeadingBottomSpace: px(15, 100),
  h3HeadingBottomSpace: px(12, 100),
  h4HeadingBottomSpace: px(10, 100),
  h5HeadingBottomSpace: px(8, 100),
  h6HeadingBottomSpace: px(8, 100),
  h1HeadingFontColor: prop.color("#000000"),
  h2HeadingFontColor: prop.color("#000000"),
  h3HeadingFontColor: prop.color("#000000"),
  h4HeadingFontColor: prop.color("#000000"),
  h5HeadingFontColor: prop.color("#000000"),
  h6HeadingFontColor: prop.color("#000000"),
  h1HeadingBold: prop.flag(true),
  h2HeadingBold: prop.flag(true),
  h3HeadingBold: prop.flag(true),
  h4HeadingBold: prop.flag(true),
  h5HeadingBold: prop.flag(true),
  h6HeadingBold: prop.flag(true),
  h1HeadingItalic: prop.flag(false),
  h2HeadingItalic: prop.flag(false),
  h3HeadingItalic: prop.flag(false),
  h4HeadingItalic: prop.flag(false),
  h5HeadingItalic: prop.flag(false),
  h6HeadingItalic: prop.flag(false),
} satisfies { readonly [Name in keyof GeneralSettings]: FieldSpec & { readonly initial: GeneralSettings[Name] } };

/** The settings that may have another value in the dark: the colours. Stored as `settings.dark`. */
export const darkSettingsSpecs: PropSpecs = Object.fromEntries(
  Object.entries(generalSettingsSpecs).filter(([, spec]) => spec.kind === "color"),
);
