/** The scripts that are read from the right, of languages that people write today. */
const rightToLeft = /Adlm|Ara[bn]|Armi|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa/;

/**
 * The writing direction of a locale: that of its script, which the tag says (`ku-Arab`) or its language and region tell (`ckb`, `pa-PK`).
 * What browsers say of text direction itself is wrong for some languages (`dv`), and Firefox says nothing.
 */
export function directionOf(locale: string): "ltr" | "rtl" {
  return rightToLeft.test(new Intl.Locale(locale).maximize().script ?? "") ? "rtl" : "ltr";
}
