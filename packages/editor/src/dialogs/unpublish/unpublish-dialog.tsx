import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { unpublishStrings } from "./unpublish-strings.js";

/** Asks before a published template becomes a draft again. */
export function UnpublishDialog() {
  const say = useTranslate(unpublishStrings);
  const { close, move } = useWorkspaceActions();
  const name = useWorkspace(({ info }) => info.name);
  const isMoving = useWorkspace(({ movingTo }) => movingTo !== null);
  const unpublish = async () => {
    if (await move("unpublish")) close();
  };
  return (
    <ConfirmDialog
      title={say("title")}
      confirmLabel={say("unpublish")}
      cancelLabel={say("cancel")}
      isBusy={isMoving}
      onConfirm={() => void unpublish()}
      onClose={close}
    >
      {say("text", { name })}
    </ConfirmDialog>
  );
}
