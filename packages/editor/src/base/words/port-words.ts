import { useTranslate, useUi } from "@mailwright/ui";
import { useCallback } from "react";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { fallbackStrings } from "./fallback-strings.js";
import { sayPortRefusal } from "./say-refusal.js";

/** Says why a port refused, in general words where the reason has none of its own. Brings all these words along: for later parts. */
export function usePortWords(): (refusal: PortRefusal) => string {
  const say = useTranslate(fallbackStrings);
  const wordsFor = useKnownPortWords();
  return useCallback((refusal) => wordsFor(refusal) ?? say("generic"), [say, wordsFor]);
}

/** Says why a port refused; nothing where the reason has no words of its own. */
export function useKnownPortWords(): (refusal: PortRefusal) => string | undefined {
  const { locale, overrides } = useUi();
  return useCallback((refusal) => sayPortRefusal(refusal, { locale, overrides }), [locale, overrides]);
}
