import { fits } from "../props/fits.js";
import { type PropSpecs, prop, type Values } from "../props/prop.js";
import { resolveProps } from "../props/resolve-props.js";

export const headingLevels = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const px = (initial: number, max: number) => prop.px({ initial, min: 0, max });
const lineSpacings = ["100%", "120%", "150%", "200%"] as const;

/**
 * The styling of a whole email, each setting declared like a block's prop. Names, ranges and defaults of the first groups
 * are the spec's (editor.md, sections 3 and 9); `title`, `lang`, `dir`, `textColor`, `linkColor` and the text size are ours.
 */
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
};

export type GeneralSettings = Values<typeof generalSettingsSpecs>;
export type GeneralSettingName = keyof typeof generalSettingsSpecs;

/** The settings that may have another value in the dark: the colours. Stored as `settings.dark`. */
export const darkSettingsSpecs: PropSpecs = Object.fromEntries(
  Object.entries(generalSettingsSpecs).filter(([, spec]) => spec.kind === "color"),
);

const resolvedDark = new WeakMap<object, GeneralSettings | null>();

/** The settings as a dark screen shows them; nothing where the document has no such colours. The same object in, the same out. */
export function resolveDarkSettings(stored: Readonly<Record<string, unknown>>): GeneralSettings | undefined {
  const known = resolvedDark.get(stored);
  if (known !== undefined) return known ?? undefined;
  const colors = Object.entries(stored["dark"] ?? {}).filter(([name, value]) => fits(darkSettingsSpecs, name, value));
  const settings = colors.length === 0 ? null : { ...resolveSettings(stored), ...Object.fromEntries(colors) };
  resolvedDark.set(stored, settings);
  return settings ?? undefined;
}

const resolved = new WeakMap<object, GeneralSettings>();

/** The stored settings with every gap and every wrong value filled from the specs. The same object in gives the same object out. */
export function resolveSettings(stored: Readonly<Record<string, unknown>>): GeneralSettings {
  const known = resolved.get(stored);
  if (known) return known;
  const settings = resolveProps(generalSettingsSpecs, stored, undefined);
  resolved.set(stored, settings);
  return settings;
}
