import { matchShortcut } from "@mailwright/editing";
import { isEditable } from "@mailwright/ui";
import { type KeyboardEvent, useCallback, useMemo } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { hasMacKeys } from "../../base/words/shortcut-text.js";

/**
 * The keys of the editor as a whole. Put the handler on its outermost element: what the canvas has answered is left alone, and
 * two editors on a page never answer the same key.
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

/** Keys that write, and those that a text being edited answers itself (its own undo), are not ours. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.nativeEvent.composedPath()[0];
  if (!isEditable(target)) return false;
  const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey;
  return isTyped || (target instanceof HTMLElement && target.isContentEditable && event.key.toLowerCase() !== "s");
}
