import { IconButton, useTranslate } from "@mailwright/ui";
import type { MouseEvent } from "react";
import { useEditor, useEditorServices, useHistory } from "../../base/context/editor-context.js";
import { toolIcons } from "../../base/controls/tool-icons.js";
import { useDescribeChange } from "../../base/words/change-words.js";
import { toolbarStrings } from "../../base/words/toolbar-strings.js";
import { useShortcut } from "../../base/words/use-shortcut.js";
import { CommandIcon } from "../../workspace/commands/command-button.js";
import { useCommandName, useRefused, useRun } from "../../workspace/commands/use-command.js";

/** Undo and redo. The tooltip says which step. */
export function HistoryControls() {
  const say = useTranslate(toolbarStrings);
  const describe = useDescribeChange();
  const run = useRun();
  const editor = useEditor();
  const { versions } = useEditorServices().ports;
  const name = useCommandName();
  const undoLabel = useHistory((history) => history.undoLabel);
  const redoLabel = useHistory((history) => history.redoLabel);
  // A person who is writing keeps writing, with the caret where it was then.
  const leaveCaret = (event: MouseEvent) => editor.viewState.getState().textEditing && event.preventDefault();
  return (
    <div className="mw-tool-group mw-history">
      <IconButton
        label={name("undo")}
        tooltip={undoLabel && say("undoStep", { step: describe(undoLabel) })}
        icon={toolIcons.undo}
        shortcut={useShortcut("undo")}
        {...useRefused("undo")}
        onMouseDown={leaveCaret}
        onClick={() => run("undo")}
      />
      {versions ? <CommandIcon command="show-versions" icon={toolIcons.history} /> : null}
      <IconButton
        label={name("redo")}
        tooltip={redoLabel && say("redoStep", { step: describe(redoLabel) })}
        icon={toolIcons.redo}
        shortcut={useShortcut("redo")}
        {...useRefused("redo")}
        onMouseDown={leaveCaret}
        onClick={() => run("redo")}
      />
    </div>
  );
}
