const localeKey = "mailwright.locale";
const spoken = /^(?:en|de)\b/i;

/**
 * The language of the site: what the address asks for (`?locale=de-AT`, which this browser then remembers), what it asked for before, or what
 * the browser prefers. English where the site does not speak that language.
 */
export function readLocale(): string {
  const asked = new URLSearchParams(location.search).get("locale");
  if (asked !== null && isLocale(asked)) localStorage.setItem(localeKey, asked);
  const wanted = localStorage.getItem(localeKey) ?? navigator.language;
  return isLocale(wanted) ? wanted : "en";
}

function isLocale(tag: string): boolean {
  if (!spoken.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false; // no language tag at all
  }
}
