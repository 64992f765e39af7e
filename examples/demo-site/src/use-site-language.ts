import { useLanguage } from "@mailwright/ui";
import { useCallback, useEffect, useMemo, useState } from "react";
import { readLocale } from "./locale.js";

// Each element on the page has a region of its own for notifications; two landmarks must not have the same name.
const words = { "ui.notifications": "Site notifications" };
const languages = { de: async () => (await import("./languages/load-german.js")).german };

/** The language of the site's pages, once its words are here. */
export function useSiteLanguage() {
  const [locale] = useState(readLocale);
  const onFailed = useCallback(() => console.warn("The language could not be fetched."), []);
  const language = useLanguage({ locale, languages, own: undefined, onFailed });
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return useMemo(() => language && { ...language, strings: { ...words, ...language.strings } }, [language]);
}
