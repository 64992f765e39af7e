import { type ApiErrorCode, isApiError, isPassing } from "@mailwright/client";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useQuotaWords } from "@mailwright/views/limits";
import { useCallback } from "react";
import { useDialogStore } from "../dialog-requests/dialog-context.js";
import { closeDialog } from "../dialog-requests/dialog-store.js";
import { failureMessage } from "../remote/failure-message.js";
import { useDashboard } from "../view/dashboard-context.js";
import { moveView, writeView } from "../view/dashboard-view.js";
import { actionStrings } from "./action-strings.js";

interface FailureOptions {
  /** Our words for a code, in the place of the server's. */
  readonly words?: Partial<Record<ApiErrorCode, string>> | undefined;
  /** Does it once more; offered where that may help. */
  readonly retry?: (() => void) | undefined;
}

export type ReportFailure = (error: unknown, options?: FailureOptions) => void;

/** Says in a notification why something failed. A template that is gone leads to the start page, and takes what was asked about it along. */
export function useReportFailure(): ReportFailure {
  const t = useTranslate(actionStrings);
  const quotaWords = useQuotaWords();
  const toasts = useToasts();
  const { host, view } = useDashboard();
  const dialogs = useDialogStore();
  return useCallback(
    (error, { words, retry } = {}) => {
      if (isApiError(error, "aborted")) return;
      if (isApiError(error, "template-not-found")) {
        toasts.show({ kind: "error", message: t("notFound") });
        const asked = dialogs.getState().request;
        if (asked && "template" in asked) closeDialog(dialogs);
        host.navigate(writeView(moveView(view, {})), { replace: true });
        return;
      }
      const said = isApiError(error) && error.quota ? quotaWords(error.quota, "full") : undefined;
      const action = retry && isPassing(error) ? { label: t("retry"), onSelect: retry } : undefined;
      toasts.show({ kind: "error", message: said ?? failureMessage(error, t("genericFailure"), words), action });
    },
    [t, toasts, host, view, dialogs, quotaWords],
  );
}
