import { type Outcome, refusalStrings } from "@mailwright/editing";
import { defineStrings, useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";

/** Why a command did nothing; a host replaces the words as `editor.refusals.read-only`. */
export const refusalWords = defineStrings("editor.refusals", refusalStrings);

/** Tells the person why a command was refused; answers whether it was done. */
export function useTellRefusal(): (outcome: Outcome) => boolean {
  const say = useTranslate(refusalWords);
  const toasts = useToasts();
  return useCallback(
    (outcome) => {
      if (!outcome.done) toasts.show({ kind: "error", message: say(outcome.refusal) });
      return outcome.done;
    },
    [say, toasts],
  );
}
