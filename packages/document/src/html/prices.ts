/**
 * A price as a language writes it: `14.90` and `EUR` become `14,90 €` in German. As it is where it is no decimal number, or has no code of ISO 4217
 * (then it may be a merge tag, or say its currency itself).
 */
export function writePrice(price: string, currency: string, lang: string): string {
  const amount = price.trim();
  if (!/^\d{1,12}(?:\.\d{1,6})?$/.test(amount) || !/^[A-Z]{3}$/.test(currency)) return amount;
  const [language] = Intl.NumberFormat.supportedLocalesOf(isLanguage(lang) ? lang : "en");
  return new Intl.NumberFormat(language ?? "en", { style: "currency", currency }).format(Number(amount));
}

/** Browsers throw for what no language is called. */
function isLanguage(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length > 0;
  } catch {
    return false;
  }
}
