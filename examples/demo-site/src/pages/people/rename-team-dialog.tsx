import { useTeamWork } from "@mailwright/client/react";
import type { Team } from "@mailwright/contract";
import { Button, TextField, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { teamStrings } from "./team-strings.js";
import { useTeamName } from "./use-team-name.js";

interface RenameTeamDialogProps {
  readonly team: Team;
  /** The names of the other teams. */
  readonly others: readonly string[];
  readonly onClose: () => void;
}

/** Another name for a team. */
export function RenameTeamDialog({ team, others, onClose }: RenameTeamDialogProps) {
  const t = useTranslate(teamStrings);
  const { rename } = useTeamWork();
  const { name, error, change, check, onError } = useTeamName(team.name, others);
  const save = () => {
    const checked = check();
    if (checked !== undefined) rename.mutate({ id: team.id, name: checked }, { onSuccess: onClose, onError });
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button variant="primary" disabled={name.trim() === team.name} isLoading={rename.isPending} onClick={save}>
        {t("save")}
      </Button>
    </>
  );
  return (
    <Dialog size="sm" title={t("renameTitle", { name: team.name })} onClose={onClose} footer={footer}>
      <TextField label={t("name")} value={name} error={error} onChange={change} onEnter={save} />
    </Dialog>
  );
}
