import type { ClientLook, DarkTreatment, MailClient } from "./mail-client.js";

/** Where it is written what which client does in the dark. */
export const darkSource =
  "https://support.ometria.com/hc/en-gb/articles/8844469213597-How-apps-and-devices-currently-handle-light-dark-mode";

const phonePx = 375;
const readingPanePx = 800;
const webPx = 1024;

const google: ClientLook = { fontFamily: "Arial, Helvetica, sans-serif", fontSizePx: 13, linkColor: "#1155cc" };
const apple: ClientLook = { fontFamily: "-apple-system, 'Helvetica Neue', Helvetica, sans-serif", fontSizePx: 14, linkColor: "#0068da" };
const microsoft: ClientLook = { fontFamily: "Aptos, 'Segoe UI', Calibri, Arial, sans-serif", fontSizePx: 15, linkColor: "#0563c1" };
const word: ClientLook = { fontFamily: "'Times New Roman', Times, serif", fontSizePx: 16, linkColor: "#0563c1" };
const yahoo: ClientLook = { fontFamily: "'Helvetica Neue', Helvetica, Arial, sans-serif", fontSizePx: 13, linkColor: "#196ad4" };
const plain: ClientLook = { fontFamily: "Arial, Helvetica, sans-serif", fontSizePx: 14, linkColor: "#0000ee" };

interface More {
  readonly supportId: string;
  readonly widthPx?: number;
  readonly dark?: DarkTreatment;
  readonly blocksPictures?: boolean;
  readonly isWord?: boolean;
  readonly look?: ClientLook;
}

function client(
  id: string,
  [family, name, platform]: readonly [MailClient["family"], string, MailClient["platform"]],
  { supportId, widthPx = webPx, dark = "none", blocksPictures = false, isWord = false, look = plain }: More,
): MailClient {
  return { id, family, name, platform, supportId, widthPx, dark, blocksPictures, isWord, look };
}

const phone = { widthPx: phonePx } as const;

/**
 * The mail clients that the preview knows. What each takes away stands in the table of "Can I email"; here is what that does not say: the
 * width, what a client shows where an email says nothing, whether it holds pictures back at first, and what it does in the dark.
 */
export const mailClients: readonly MailClient[] = [
  client("gmail-web", ["gmail", "Gmail", "web"], { supportId: "gmail.desktop-webmail", look: google }),
  client("gmail-android", ["gmail", "Gmail", "android"], { ...phone, supportId: "gmail.android", dark: "partial", look: google }),
  client("gmail-ios", ["gmail", "Gmail", "ios"], { ...phone, supportId: "gmail.ios", dark: "full", look: google }),
  client("gmail-android-elsewhere", ["gmail", "Gmail", "androidElsewhere"], {
    ...phone,
    supportId: "gmail.android-elsewhere",
    dark: "partial",
    look: google,
  }),
  client("gmail-ios-elsewhere", ["gmail", "Gmail", "iosElsewhere"], {
    ...phone,
    supportId: "gmail.ios-elsewhere",
    dark: "full",
    look: google,
  }),
  client("gmail-phone-web", ["gmail", "Gmail", "phoneWeb"], { ...phone, supportId: "gmail.mobile-webmail", look: google }),

  client("outlook-classic", ["outlook", "Outlook", "windowsClassic"], {
    supportId: "outlook.windows",
    widthPx: readingPanePx,
    dark: "full",
    blocksPictures: true,
    isWord: true,
    look: word,
  }),
  client("outlook-new", ["outlook", "Outlook", "windows"], {
    supportId: "outlook.outlook-com",
    widthPx: readingPanePx,
    dark: "partial",
    look: microsoft,
  }),
  client("outlook-web", ["outlook", "Outlook.com, Microsoft 365", "web"], {
    supportId: "outlook.outlook-com",
    dark: "partial",
    look: microsoft,
  }),
  client("outlook-mac", ["outlook", "Outlook", "mac"], {
    supportId: "outlook.macos",
    widthPx: readingPanePx,
    dark: "partial",
    blocksPictures: true,
    look: microsoft,
  }),
  client("outlook-ios", ["outlook", "Outlook", "ios"], { ...phone, supportId: "outlook.ios", dark: "partial", look: microsoft }),
  client("outlook-android", ["outlook", "Outlook", "android"], {
    ...phone,
    supportId: "outlook.android",
    dark: "partial",
    look: microsoft,
  }),

  client("apple-mac", ["apple", "Apple Mail", "mac"], { supportId: "apple-mail.macos", widthPx: readingPanePx, look: apple }),
  client("apple-ios", ["apple", "Apple Mail", "ios"], { ...phone, supportId: "apple-mail.ios", look: apple }),

  client("yahoo-web", ["yahoo", "Yahoo Mail", "web"], { supportId: "yahoo.desktop-webmail", look: yahoo }),
  client("yahoo-ios", ["yahoo", "Yahoo Mail", "ios"], { ...phone, supportId: "yahoo.ios", look: yahoo }),
  client("yahoo-android", ["yahoo", "Yahoo Mail", "android"], { ...phone, supportId: "yahoo.android", look: yahoo }),
  client("aol-web", ["yahoo", "AOL", "web"], { supportId: "aol.desktop-webmail", look: yahoo }),

  client("samsung", ["others", "Samsung Email", "android"], { ...phone, supportId: "samsung-email.android", dark: "partial" }),
  client("thunderbird", ["others", "Thunderbird", "desktop"], {
    supportId: "thunderbird.macos",
    widthPx: readingPanePx,
    blocksPictures: true,
  }),
  client("proton-web", ["others", "Proton Mail", "web"], { supportId: "protonmail.desktop-webmail", blocksPictures: true }),
  client("proton-ios", ["others", "Proton Mail", "ios"], { ...phone, supportId: "protonmail.ios", blocksPictures: true }),
  client("gmx-web", ["others", "GMX", "web"], { supportId: "gmx.desktop-webmail", blocksPictures: true }),
  client("gmx-android", ["others", "GMX", "android"], { ...phone, supportId: "gmx.android", blocksPictures: true }),
  client("web-de-web", ["others", "WEB.DE", "web"], { supportId: "web-de.desktop-webmail", blocksPictures: true }),
  client("fastmail", ["others", "Fastmail", "web"], { supportId: "fastmail.desktop-webmail" }),
  client("hey", ["others", "HEY", "web"], { supportId: "hey.desktop-webmail" }),
  client("mail-ru", ["others", "Mail.ru", "web"], { supportId: "mail-ru.desktop-webmail" }),
  client("orange", ["others", "Orange", "web"], { supportId: "orange.desktop-webmail" }),
  client("laposte", ["others", "La Poste", "web"], { supportId: "laposte.desktop-webmail" }),
];
