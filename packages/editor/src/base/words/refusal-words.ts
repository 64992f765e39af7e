import type { Outcome, RefusalCode } from "@mailwright/editing";
import { useToasts, useTranslate, useUi } from "@mailwright/ui";
import { useCallback } from "react";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { laterCode, useArrivedCode } from "../later/later-code.js";
import { fallbackStrings } from "./fallback-strings.js";
import type { Language } from "./say-refusal.js";

/** The words for every refusal. They are not needed on the first screen, and are fetched when the editor is idle, or with the first refusal. */
export const refusalWordsCode = laterCode(() => import("./say-refusal.js"));

type RefusalWords = typeof import("./say-refusal.js");

/** Why a command cannot run, in words, for its tooltip; nothing before the words have been fetched. */
export function useReason(refusal: RefusalCode | undefined): string | undefined {
  const words = useArrivedCode(refusalWordsCode);
  const { locale, overrides } = useUi();
  return refusal && words?.sayRefusal(refusal, { locale, overrides });
}

/** Says why a command did nothing. */
export function useSayRefusal(): (refusal: RefusalCode) => Promise<string> {
  return useLaterWords(sayCommand);
}

/** Says why a port refused, for what is there from the start; what comes later has the words with it (`usePortWords`). */
export function useSayPortRefusal(): (refusal: PortRefusal) => Promise<string> {
  return useLaterWords(sayPort);
}

/** Tells the person why a command was refused, or left a part out; answers whether it was done. */
export function useTellRefusal(): (outcome: Outcome) => boolean {
  const say = useSayRefusal();
  const toasts = useToasts();
  return useCallback(
    (outcome) => {
      const reason = outcome.done ? outcome.leftOut : outcome.refusal;
      const kind = outcome.done ? "info" : "error";
      if (reason) void say(reason).then((message) => toasts.show({ kind, message }));
      return outcome.done;
    },
    [say, toasts],
  );
}

const sayCommand = (words: RefusalWords, refusal: RefusalCode, language: Language) => words.sayRefusal(refusal, language);
const sayPort = (words: RefusalWords, refusal: PortRefusal, language: Language) => words.sayPortRefusal(refusal, language);

/** If the words cannot be fetched, because there is no connection, a general sentence is shown. */
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
