import { useToasts, useTranslate } from "@mailwright/ui";
import { useCallback } from "react";
import { dialogHostStrings } from "./dialog-host-strings.js";
import { isCodeGone } from "./is-code-gone.js";

/** Tells in a notification that something could not be opened as its code did not come, and offers to load the page anew where only that helps. */
export function useTellLostCode(onReload: (() => void) | undefined): (cause: unknown) => Promise<void> {
  const toasts = useToasts();
  const say = useTranslate(dialogHostStrings);
  return useCallback(
    async (cause) => {
      if (onReload && (await isCodeGone(cause)))
        toasts.show({ kind: "error", message: say("gone"), action: { label: say("reload"), onSelect: onReload }, isSticky: true });
      else toasts.show({ kind: "error", message: say("notLoaded") });
    },
    [onReload, toasts, say],
  );
}
