import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useDialogRequest, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { leaveStrings } from "./leave-strings.js";

/** Asks before unsaved work is lost. */
export function LeaveDialog() {
  const say = useTranslate(leaveStrings);
  const request = useDialogRequest("leave");
  const { close } = useWorkspaceActions();
  const leave = () => {
    close();
    request?.onLeave();
  };
  return (
    <ConfirmDialog
      title={say("title")}
      confirmLabel={say("leave")}
      cancelLabel={say("stay")}
      tone="danger"
      onConfirm={leave}
      onClose={close}
    >
      {say("text")}
    </ConfirmDialog>
  );
}
