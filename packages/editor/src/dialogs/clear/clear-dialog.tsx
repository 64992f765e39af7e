import { useTranslate } from "@mailwright/ui";
import { ConfirmDialog } from "@mailwright/ui/dialogs";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import { useLaterCommands } from "../../workspace/commands/use-later-commands.js";
import { useWorkspaceActions } from "../../workspace/workspace-context.js";
import { clearStrings } from "./clear-strings.js";

/** Asks before the canvas is emptied. */
export function ClearDialog() {
  const say = useTranslate(clearStrings);
  const editor = useLaterCommands();
  const tell = useTellRefusal();
  const { close } = useWorkspaceActions();
  const clear = () => {
    tell(editor.run("clear"));
    close();
  };
  return (
    <ConfirmDialog
      title={say("title")}
      confirmLabel={say("clear")}
      cancelLabel={say("close")}
      tone="danger"
      onConfirm={clear}
      onClose={close}
    >
      {say("text")}
    </ConfirmDialog>
  );
}
