import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { saveFailedStrings } from "./save-failed-strings.js";

/** Says that nothing was stored, and tries again. */
export function SaveFailedDialog() {
  const say = useTranslate(saveFailedStrings);
  const { close, save } = useWorkspaceActions();
  const isSaving = useWorkspace(({ savePhase }) => savePhase === "saving");
  const retry = async () => {
    if (await save()) close();
  };
  return (
    <ConfirmDialog
      title={say("title")}
      confirmLabel={say("retry")}
      cancelLabel={say("close")}
      isBusy={isSaving}
      onConfirm={() => void retry()}
      onClose={close}
    >
      {say("text")}
    </ConfirmDialog>
  );
}
