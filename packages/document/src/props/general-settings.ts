export const headingLevels = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;
export type HeadingLevel = (typeof headingLevels)[number];

export const lineSpacings = ["100%", "120%", "150%", "200%"] as const;

type EachHeading<Name extends string, Value> = { readonly [Key in `${HeadingLevel}Heading${Name}`]: Value };

/**
 * The styling of a whole email, and what it says to the inbox, in full: what `generalSettingsSpecs` declares, and props may inherit from. A type, not an interface: an
 * interface is not assignable to a record.
 */
export type GeneralSettings = EachHeading<"FontSize", number> &
  EachHeading<"BottomSpace", number> &
  EachHeading<"FontColor", string> &
  EachHeading<"Bold", boolean> &
  EachHeading<"Italic", boolean> & {
    readonly width: number;
    readonly padding: number;
    readonly bgColor: string;
    readonly headerFonts: string;
    readonly paragraphFonts: string;
    readonly lineSpacing: (typeof lineSpacings)[number];
    readonly paragraphBottomSpace: boolean;
    readonly underlineLinks: boolean;
    readonly textColor: string;
    readonly linkColor: string;
    readonly textFontSize: number;
    readonly lang: string;
    readonly dir: "ltr" | "rtl";
    readonly offerText: string;
    readonly offerCode: string;
    readonly offerStarts: string;
    readonly offerEnds: string;
    /** Is the email sent with a part in AMP as well? */
    readonly ampPart: boolean;
  };
export type GeneralSettingName = keyof GeneralSettings;
