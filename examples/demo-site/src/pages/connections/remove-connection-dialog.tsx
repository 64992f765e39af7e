import type { Connection } from "@mailwright/client";
import { useConnectionWork } from "@mailwright/client/react";
import { useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { connectionsStrings } from "./connections-strings.js";

interface RemoveConnectionDialogProps {
  readonly connection: Connection;
  readonly service: string;
  readonly onClose: () => void;
}

/** Asks before an account is forgotten, and says what that does not do. */
export function RemoveConnectionDialog({ connection: { id, name, isTeam }, service, onClose }: RemoveConnectionDialogProps) {
  const t = useTranslate(connectionsStrings);
  const toasts = useToasts();
  const { remove } = useConnectionWork();
  const told = {
    onSuccess: () => void toasts.show({ kind: "success", message: t("removed", { name }) }),
    onError: () => void toasts.show({ kind: "error", message: t("notRemoved") }),
    onSettled: onClose,
  };
  return (
    <ConfirmDialog
      title={t("removeTitle", { name })}
      confirmLabel={t("remove")}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(id, told)}
      onClose={onClose}
    >
      {t(isTeam ? "removeOfTeam" : "removeQuestion", { service })}
    </ConfirmDialog>
  );
}
