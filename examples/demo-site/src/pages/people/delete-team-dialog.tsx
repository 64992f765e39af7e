import { useTeamWork } from "@mailwright/client/react";
import type { Team } from "@mailwright/contract";
import { useToasts, useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { teamStrings } from "./team-strings.js";

/** Asks before a team is deleted, because people lose by it what is shared with them, and stays until it is done. */
export function DeleteTeamDialog({ team: { id, name }, onClose }: { readonly team: Team; readonly onClose: () => void }) {
  const t = useTranslate(teamStrings);
  const toasts = useToasts();
  const { remove } = useTeamWork();
  const run = () =>
    remove.mutate(id, {
      onSuccess: () => void toasts.show({ kind: "success", message: t("removed", { name }) }),
      onError: () => void toasts.show({ kind: "error", message: t("notChanged") }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={t("removeTitle", { name })}
      confirmLabel={t("removeTeam")}
      tone="danger"
      isBusy={remove.isPending}
      onConfirm={run}
      onClose={onClose}
    >
      {t("removeQuestion")}
    </ConfirmDialog>
  );
}
