import { type GeneralSettingName, type HeadingLevel, headingLevels } from "@mailwright/document";
import type { generalSettingsStrings } from "./general-settings-strings.js";

export const settingsTabs = ["general", "body", "headings", "inbox"] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** What is said above settings, by the keys of its words. */
export type SettingsHint = "offerHint" | "ampHint";

/** One setting and the key of its label. */
export interface SettingsField {
  readonly name: GeneralSettingName;
  readonly word: Exclude<keyof typeof generalSettingsStrings.messages, "heading" | "dark" | "decrease" | "increase" | SettingsHint>;
}

/** Fields under one heading. Fields without a level come first. */
export interface SettingsSection {
  readonly level?: HeadingLevel;
  /** The key of what is said above them. */
  readonly hint?: SettingsHint;
  readonly fields: readonly SettingsField[];
}

const field = (name: GeneralSettingName & SettingsField["word"]): SettingsField => ({ name, word: name });

/** What stands on each tab, in order. */
export const settingsSections: Readonly<Record<SettingsTab, readonly SettingsSection[]>> = {
  general: [{ fields: [field("width"), field("padding"), field("bgColor"), field("lang"), field("dir")] }],
  body: [
    {
      fields: [
        field("paragraphFonts"),
        field("textFontSize"),
        field("textColor"),
        field("lineSpacing"),
        field("paragraphBottomSpace"),
        field("linkColor"),
        field("underlineLinks"),
      ],
    },
  ],
  headings: [{ fields: [field("headerFonts")] }, ...headingLevels.map(headingSection)],
  inbox: [
    { hint: "offerHint", fields: [field("offerText"), field("offerCode"), field("offerStarts"), field("offerEnds")] },
    { hint: "ampHint", fields: [field("ampPart")] },
  ],
};

/** Does the setting stand in this section? */
export function holdsSetting({ fields }: SettingsSection, setting: GeneralSettingName | undefined): boolean {
  return fields.some(({ name }) => name === setting);
}

/** The tab with the setting; the first one, where none is asked for. */
export function tabOf(setting: GeneralSettingName | undefined): SettingsTab {
  return settingsTabs.find((tab) => settingsSections[tab].some((section) => holdsSetting(section, setting))) ?? "general";
}

function headingSection(level: HeadingLevel): SettingsSection {
  return {
    level,
    fields: [
      { name: `${level}HeadingFontSize`, word: "fontSize" },
      { name: `${level}HeadingFontColor`, word: "fontColor" },
      { name: `${level}HeadingBold`, word: "bold" },
      { name: `${level}HeadingItalic`, word: "italic" },
      { name: `${level}HeadingBottomSpace`, word: "bottomSpace" },
    ],
  };
}
