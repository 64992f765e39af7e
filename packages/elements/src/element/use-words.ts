import { type Language, type Languages, useLanguage } from "@mailwright/ui";
import { useCallback, useMemo } from "react";
import { readLocale, readStrings } from "../given/read-properties.js";
import type { ElementAppProps } from "./element-app-props.js";

/** An element's words: those of its `locale`, and before them the page's own `strings`. Nothing until they are there. */
export function useWords(
  { locale, strings }: Readonly<Record<string, unknown>>,
  languages: Languages,
  emit: ElementAppProps["emit"],
): Language | undefined {
  const own = useMemo(() => readStrings(strings), [strings]);
  const onFailed = useCallback(
    () => void emit("error", { code: "language-not-loaded", message: "The language could not be fetched." }),
    [emit],
  );
  return useLanguage({ locale: readLocale(locale), languages, own, onFailed });
}
