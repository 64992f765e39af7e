import { useEffect, useMemo, useState } from "react";
import type { StringOverrides } from "./create-translator.js";

/** Languages beside English, by the first part of their tag; each is fetched when it is first asked for. */
export type Languages = Readonly<Record<string, () => Promise<StringOverrides>>>;

export interface LanguageOptions {
  /** A BCP 47 tag; English where it is left out, or where there is no such language. */
  readonly locale: string | undefined;
  /** Pass a constant. */
  readonly languages: Languages;
  /** A host's own words, which count before ours. */
  readonly own: StringOverrides | undefined;
  /** Told when a language could not be fetched: everything is in English then. */
  readonly onFailed: () => void;
}

/** A locale with its words. */
export interface Language {
  readonly locale: string | undefined;
  readonly strings: StringOverrides;
}

const english: StringOverrides = {};

/**
 * The words of a locale. Nothing until the first language is there; after that the one before stays until the next is, so that words, numbers
 * and direction change together.
 */
export function useLanguage({ locale, languages, own, onFailed }: LanguageOptions): Language | undefined {
  const load = languages[locale?.toLowerCase().split("-")[0] ?? ""];
  const [shown, setShown] = useState<Language | undefined>(load ? undefined : { locale, strings: english });
  useEffect(() => {
    let isWanted = true;
    const show = (strings: StringOverrides) => {
      if (isWanted) setShown((now) => (now?.locale === locale && now?.strings === strings ? now : { locale, strings }));
    };
    const fail = () => {
      if (isWanted) onFailed();
      show(english);
    };
    if (load) load().then(show, fail);
    else show(english);
    return () => {
      isWanted = false;
    };
  }, [locale, load, onFailed]);
  return useMemo(() => shown && { ...shown, strings: own ? { ...shown.strings, ...own } : shown.strings }, [shown, own]);
}
