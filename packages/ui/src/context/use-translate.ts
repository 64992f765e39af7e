import { useMemo } from "react";
import { createFormats, type Formats } from "../translate/create-formats.js";
import { createTranslator, type Translate } from "../translate/create-translator.js";
import type { Message, Strings } from "../translate/define-strings.js";
import { useUi } from "./ui-context.js";

/** The words of a strings file in the reader's language, with the host's own words first. */
export function useTranslate<Messages extends Readonly<Record<string, Message>>>(strings: Strings<Messages>): Translate<Messages> {
  const { locale, overrides } = useUi();
  return useMemo(() => createTranslator(strings, { locale, overrides }), [strings, locale, overrides]);
}

/** Numbers, dates, sizes and lists in the form of the reader's locale. */
export function useFormats(): Formats {
  const { locale } = useUi();
  return useMemo(() => createFormats(locale), [locale]);
}
