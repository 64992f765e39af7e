import { matchShortcut } from "@mailwright/editing";
import { isEditable } from "@mailwright/ui";
import { type KeyboardEvent, useCallback, useMemo } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { hasMacKeys } from "../../base/words/shortcut-text.js";

/**
 * The shortcuts of the editor as a whole. The handler goes on its outermost element. Keys that the canvas has handled are left alone, and
 * of two editors on a page only one handles a key.
 */
export function useEditorShortcuts(): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const commands = useMemo(() => editor.commands.filter(({ worksAnywhere }) => worksAnywhere), [editor]);
  return useCallback(
    (event) => {
      const isBusy = event.nativeEvent.isComposing || editor.viewState.getState().preview;
      if (event.defaultPrevented || isBusy) return;
      const isMac = hasMacKeys(event.currentTarget.ownerDocument.defaultView);
      const match = matchShortcut(commands, event.nativeEvent, isMac);
      if (!match || isTaken(event)) return;
      event.preventDefault();
      editor.run(match.commandId, match.args);
    },
    [editor, commands],
  );
}

/** Keys that type, and those that an edited text handles itself (its own undo), are not ours. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.nativeEvent.composedPath()[0];
  if (!isEditable(target)) return false;
  const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isTyped || (target instanceof HTMLElement && target.isContentEditable && event.key.toLowerCase() !== "s");
}
