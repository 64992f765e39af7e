import type { Outcome, RefusalCode } from "@mailwright/editing";
import { useToasts, useTranslate, useUi } from "@mailwright/ui";
import { useCallback } from "react";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { laterCode } from "../later/later-code.js";
import { fallbackStrings } from "./fallback-strings.js";
import type { Language } from "./say-refusal.js";

/** Why something was refused, in words. No first screen says it: it is fetched when the editor rests, or with the first refusal. */
export const refusalWordsCode = laterCode(() => import("./say-refusal.js"));

type RefusalWords = typeof import("./say-refusal.js");

/** Says why a command did nothing. */
export function useSayRefusal(): (refusal: RefusalCode) => Promise<string> {
  return useLaterWords(sayCommand);
}

/** Says why a port refused, for what is there from the start; what comes later has the words with it (`usePortWords`). */
export function useSayPortRefusal(): (refusal: PortRefusal) => Promise<string> {
  return useLaterWords(sayPort);
}

/** Tells the person why a command was refused; answers whether it was done. */
export function useTellRefusal(): (outcome: Outcome) => boolean {
  const say = useSayRefusal();
  const toasts = useToasts();
  return useCallback(
    (outcome) => {
      if (!outcome.done) void say(outcome.refusal).then((message) => toasts.show({ kind: "error", message }));
      return outcome.done;
    },
    [say, toasts],
  );
}

const sayCommand = (words: RefusalWords, refusal: RefusalCode, language: Language) => words.sayRefusal(refusal, language);
const sayPort = (words: RefusalWords, refusal: PortRefusal, language: Language) => words.sayPortRefusal(refusal, language);

/** Without a connection the words may not come: then it is said in general ones. */
function useLaterWords<T>(
  say: (words: RefusalWords, refusal: T, language: Language) => string | undefined,
): (refusal: T) => Promise<string> {
  const { locale, overrides } = useUi();
  const sayFallback = useTranslate(fallbackStrings);
  return useCallback(
    async (refusal) => {
      const words = await refusalWordsCode.load().catch(() => undefined);
      return (words && say(words, refusal, { locale, overrides })) ?? sayFallback("generic");
    },
    [say, sayFallback, locale, overrides],
  );
}
