import { useDeleteCategory } from "@mailwright/client/react";
import { useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useReportFailure } from "../../actions/use-report-failure.js";
import type { DialogFaceProps } from "../../dialog-requests/dialog-face.js";
import { useDashboard } from "../../view/dashboard-context.js";
import { allCategories, moveView, writeView } from "../../view/dashboard-view.js";
import { categoryStrings } from "./category-strings.js";

/** Asks before a category is deleted. If its starters are shown, all starters are shown then. */
export function CategoryDeleteDialog({ request: { category }, onClose }: DialogFaceProps<"category-delete">) {
  const say = useTranslate(categoryStrings);
  const toasts = useToasts();
  const report = useReportFailure();
  const { host, view } = useDashboard();
  const remove = useDeleteCategory();
  const { id, name } = category;
  const confirm = async () => {
    try {
      await remove.mutateAsync(id);
    } catch (error) {
      report(error);
      return;
    }
    onClose();
    toasts.show({ kind: "success", message: say("deleted", { name }) });
    if (view.category === id) host.navigate(writeView(moveView(view, { category: allCategories })), { replace: true });
  };
  return (
    <ConfirmDialog
      title={say("deleteTitle")}
      confirmLabel={say("deleteLabel")}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say("delete", { name })}
    </ConfirmDialog>
  );
}
