import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspace, useWorkspaceActions } from "../../workspace/workspace-context.js";
import { conflictStrings } from "./conflict-strings.js";

/** Somebody else saved meanwhile. Both versions are kept, and the person chooses which one is edited on. */
export function ConflictDialog() {
  useDialogStyles();
  const say = useTranslate(conflictStrings);
  const tell = useTellRefusal();
  const toasts = useToasts();
  const { close, saveCopy } = useWorkspaceActions();
  const { ports } = useEditorServices();
  const editor = useLaterCommands();
  const isSaving = useWorkspace(({ savePhase }) => savePhase === "saving");
  const keepMine = async () => {
    if (!(await saveCopy())) return;
    toasts.show({ kind: "success", message: say("kept") });
    close();
  };
  const take = () => {
    if (!tell(editor.run("take-theirs"))) return;
    toasts.show({ kind: "success", message: say("taken") });
    close();
  };
  return (
    <Dialog title={say("title")} isDismissable={false} onClose={close}>
      <p>{say("text")}</p>
      <div className="mw-ways">
        {ports.store.saveCopy ? (
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
