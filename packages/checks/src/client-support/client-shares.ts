/**
 * How many readers use which client, in percent: a rough mix of consumer mail in Europe and North America. A host that knows its own
 * readers gives its own (`clientShares`).
 */
export const commonShares: Readonly<Record<string, number>> = {
  "apple-mail.ios": 38,
  "apple-mail.macos": 9,
  "gmail.desktop-webmail": 13,
  "gmail.android": 10,
  "gmail.ios": 6,
  "gmail.mobile-webmail": 1,
  "outlook.windows": 5,
  "outlook.outlook-com": 4,
  "outlook.macos": 1,
  "outlook.ios": 1.5,
  "outlook.android": 1,
  "outlook.windows-mail": 0.5,
  "yahoo.desktop-webmail": 2,
  "yahoo.ios": 0.5,
  "yahoo.android": 0.5,
  "aol.desktop-webmail": 0.5,
  "samsung-email.android": 2,
  "thunderbird.macos": 0.5,
  "gmx.desktop-webmail": 1,
  "web-de.desktop-webmail": 1,
  "protonmail.desktop-webmail": 0.5,
  "orange.desktop-webmail": 0.5,
  "mail-ru.desktop-webmail": 0.5,
  "fastmail.desktop-webmail": 0.3,
};
