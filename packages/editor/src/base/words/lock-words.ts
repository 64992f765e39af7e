import { useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { fallbackStrings } from "./fallback-strings.js";
import { useKnownPortWords } from "./port-words.js";

/** Why a lock was not released, or why asking for it was not sent. If we have no words for the reason, those of the answer are shown. */
export function useLockWords(): (refusal: PortRefusal) => string {
  const say = useTranslate(fallbackStrings);
  const wordsFor = useKnownPortWords();
  return useCallback(
    (refusal) => {
      const own = refusal.isPassing ? "" : refusal.message;
      return wordsFor(refusal) ?? (own || say("generic"));
    },
    [say, wordsFor],
  );
}
