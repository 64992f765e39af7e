import { useToasts, useTranslate } from "@mailwright/ui";
import { actionStrings } from "./action-strings.js";
import { type PageAccess, usePageAccess } from "./use-page-access.js";

/** Opens a tab, or a window when a size is given, and says so when the browser holds it back. */
export function useOpenWindow(): (...asked: Parameters<PageAccess["openWindow"]>) => void {
  const t = useTranslate(actionStrings);
  const toasts = useToasts();
  const page = usePageAccess();
  return (...asked) => {
    if (!page.openWindow(...asked)) toasts.show({ kind: "error", message: t("windowBlocked") });
  };
}
