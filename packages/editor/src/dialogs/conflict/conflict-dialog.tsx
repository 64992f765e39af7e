import { Button, useToasts, useTranslate } from "@mailwright/ui";
import { Dialog } from "@mailwright/ui/dialogs";
import { type JSX, useEffect, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useDialogStyles } from "../../base/styles/use-dialog-styles.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspace, useWorkspaceActions, useWorkspaceStore } from "../../workspace/workspace-context.js";
import { conflictStrings } from "./conflict-strings.js";

/** Somebody else saved meanwhile. Both versions are merged where they can be, or kept, and the person chooses which one is edited on. */
export function ConflictDialog() {
  useDialogStyles();
  const say = useTranslate(conflictStrings);
  const { close } = useWorkspaceActions();
  const merging = useMerging();
  return (
    <Dialog title={say("title")} size={merging ? "lg" : "md"} isDismissable={false} onClose={close}>
      <p>{say("text")}</p>
      {merging}
      {merging === undefined ? null : <Ways isMerging={merging !== null} />}
    </Dialog>
  );
}

/** Nothing as long as it is not known whether the two can be merged; `null` where they cannot, or where the code for it does not come. */
function useMerging(): JSX.Element | null | undefined {
  const services = useEditorServices();
  const workspace = useWorkspaceStore();
  const [merging, setMerging] = useState<JSX.Element | null>();
  useEffect(() => {
    let isWanted = true;
    const open = async () => (await import("./merging/open-merging.js")).openMerging(services, workspace);
    const show = (opened: JSX.Element | null) => isWanted && setMerging(opened);
    open().then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [services, workspace]);
  return merging;
}

function Ways({ isMerging }: { readonly isMerging: boolean }) {
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
    <div className="mw-ways">
      {ports.store.saveCopy ? (
        <div className="mw-way">
          <p className="mw-way-hint">{say("keepMineHint")}</p>
          <Button variant={isMerging ? "secondary" : "primary"} isLoading={isSaving} onClick={() => void keepMine()}>
            {say("keepMine")}
          </Button>
        </div>
      ) : null}
      <div className="mw-way">
        <p className="mw-way-hint">{say("takeTheirsHint")}</p>
        <Button onClick={take}>{say("takeTheirs")}</Button>
      </div>
    </div>
  );
}
