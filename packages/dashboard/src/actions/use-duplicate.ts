import { useCloneTemplate } from "@mailwright/client/react";
import type { TemplateSummary } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { useDashboard } from "../view/dashboard-context.js";
import { editorAddress } from "../view/editor-address.js";
import { actionStrings } from "./action-strings.js";
import { useReportFailure } from "./use-report-failure.js";

/** Copies a template into the drafts; true when it is done. */
export function useDuplicate() {
  const t = useTranslate(actionStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const { host, view } = useDashboard();
  const clone = useCloneTemplate();

  const duplicate = async (template: TemplateSummary, copySharedInfo = false): Promise<boolean> => {
    const { id, name, isShared } = template;
    try {
      const copy = await clone.mutateAsync({ id, copySharedInfo });
      const action = { label: t("openCopy"), onSelect: () => host.navigate(editorAddress(copy, view)) };
      toasts.show({ kind: "success", message: t("duplicated", { name }), action });
      return true;
    } catch (error) {
      // Where a question is still open, it is answered again instead.
      report(error, isShared ? {} : { retry: () => void duplicate(template) });
      return false;
    }
  };
  return duplicate;
}
