import { useToasts } from "@mailwright/ui";
import { useCallback } from "react";
import type { PortRefusal } from "../../ports/port-refusal.js";
import { usePortWords } from "./port-words.js";

/** Tells in a notification why a port refused. */
export function useToldRefusal(): (refusal: PortRefusal) => void {
  const wordsFor = usePortWords();
  const toasts = useToasts();
  return useCallback((refusal) => void toasts.show({ kind: "error", message: wordsFor(refusal) }), [toasts, wordsFor]);
}
