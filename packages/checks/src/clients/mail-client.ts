/** What a mail client does in the dark with an email that brings no dark colours of its own, or whose dark colours it does not read. */
export type DarkTreatment =
  /** The email stays as it is. */
  | "none"
  /** Light grounds become dark and dark words light; what is dark already stays. */
  | "partial"
  /** Everything is inverted: what was dark becomes light. */
  | "full";

/** The families that a person looks for. */
export const clientFamilies = ["gmail", "outlook", "apple", "yahoo", "others"] as const;
export type ClientFamily = (typeof clientFamilies)[number];

/** What a mail client runs on; *elsewhere* is its app with an account of another service. */
export type ClientPlatform =
  | "web"
  | "phoneWeb"
  | "android"
  | "androidElsewhere"
  | "ios"
  | "iosElsewhere"
  | "mac"
  | "windows"
  | "windowsClassic"
  | "desktop";

/** How a mail client shows what an email says nothing about. */
export interface ClientLook {
  readonly fontFamily: string;
  readonly fontSizePx: number;
  readonly linkColor: string;
}

/** A program or website in which people read emails. */
export interface MailClient {
  readonly id: string;
  readonly family: ClientFamily;
  /** A name of its maker's, the same in every language. */
  readonly name: string;
  readonly platform: ClientPlatform;
  /** What "Can I email" calls it; two that draw emails with the same engine share it. */
  readonly supportId: string;
  /** How much room it usually gives an email. */
  readonly widthPx: number;
  readonly dark: DarkTreatment;
  /** Are pictures held back until the reader allows them? */
  readonly blocksPictures: boolean;
  /** Does Word draw the email? Then it reads the comments for Outlook and VML. */
  readonly isWord: boolean;
  readonly look: ClientLook;
}
