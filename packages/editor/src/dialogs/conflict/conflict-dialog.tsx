import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { takeTheirs } from "../../workspace/replace-work.js";
import { useDialogRequest, useWorkspace, useWorkspaceActions, useWorkspaceStore } from "../../workspace/workspace-context.js";
import { conflictStrings } from "./conflict-strings.js";

/** Somebody else saved meanwhile. Both versions are kept, and the person chooses which one is edited on. */
export function ConflictDialog() {
  useDialogStyles();
  const say = useTranslate(conflictStrings);
  const request = useDialogRequest("conflict");
  const toasts = useToasts();
  const { close, saveCopy } = useWorkspaceActions();
  const services = useEditorServices();
  const workspace = useWorkspaceStore();
  const isSaving = useWorkspace(({ savePhase }) => savePhase === "saving");
  const keepMine = async () => {
    if (!(await saveCopy())) return;
    toasts.show({ kind: "success", message: say("kept") });
    close();
  };
  const take = () => {
    if (request) takeTheirs({ services, workspace }, request.theirs);
    toasts.show({ kind: "success", message: say("taken") });
    close();
  };
  return (
    <Dialog title={say("title")} isDismissable={false} onClose={close}>
      <p>{say("text")}</p>
      <div className="mw-ways">
        {services.ports.store.saveCopy ? (
          <div className="mw-way">
            <p className="mw-way-hint">{say("keepMineHint")}</p>
            <Button variant="primary" isLoading={isSaving} onClick={() => void keepMine()}>
              {say("keepMine")}
            </Button>
          </div>
        ) : null}
        <div className="mw-way">
          <p className="mw-way-hint">{say("takeTheirsHint")}</p>
          <Button onClick={take}>{say("takeTheirs")}</Button>
        </div>
      </div>
    </Dialog>
  );
}
