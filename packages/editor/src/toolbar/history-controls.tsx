import { IconButton, useTranslate } from "@mailwright/ui";
import { Redo2, Undo2 } from "lucide-react";
import { useEditor, useHistory } from "../editor-context.js";
import { useDescribeChange } from "../words/change-words.js";
import { useTellRefusal } from "../words/refusal-words.js";
import { useShortcut } from "../words/use-shortcut.js";
import { toolbarStrings } from "./toolbar-strings.js";

/** Undo and redo; the tooltip says which step. */
export function HistoryControls() {
  const say = useTranslate(toolbarStrings);
  const describe = useDescribeChange();
  const tell = useTellRefusal();
  const editor = useEditor();
  const undoLabel = useHistory((history) => history.undoLabel);
  const redoLabel = useHistory((history) => history.redoLabel);
  return (
    <div className="mw-tool-group mw-history">
      <IconButton
        label={say("undo")}
        tooltip={undoLabel && say("undoStep", { step: describe(undoLabel) })}
        icon={Undo2}
        shortcut={useShortcut("undo")}
        aria-disabled={!undoLabel}
        onClick={() => undoLabel && tell(editor.run("undo"))}
      />
      <IconButton
        label={say("redo")}
        tooltip={redoLabel && say("redoStep", { step: describe(redoLabel) })}
        icon={Redo2}
        shortcut={useShortcut("redo")}
        aria-disabled={!redoLabel}
        onClick={() => redoLabel && tell(editor.run("redo"))}
      />
    </div>
  );
}
