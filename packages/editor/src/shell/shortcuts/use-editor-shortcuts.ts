import { matchShortcut } from "@mailwright/editing";
import { isEditable } from "@mailwright/ui";
import { useCallback, useMemo } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { hasMacKeys } from "../../base/words/shortcut-text.js";
import { runSoon } from "../../workspace/commands/run-soon.js";

/**
 * The shortcuts of the editor as a whole. The handler is given the keys that are pressed anywhere inside it, and those of the page that are
 * meant for it. Keys that the canvas has handled are left alone, and of two editors on a page only one handles a key.
 */
export function useEditorShortcuts(): (event: KeyboardEvent) => void {
  const editor = useEditor();
  const commands = useMemo(() => editor.commands.filter(({ worksAnywhere }) => worksAnywhere), [editor]);
  return useCallback(
    (event) => {
      const isBusy = event.isComposing || editor.viewState.getState().preview;
      if (event.defaultPrevented || isBusy) return;
      const match = matchShortcut(commands, event, hasMacKeys(pageOf(event)));
      const command = commands.find(({ id }) => id === match?.commandId);
      if (!match || !command || isTaken(event, command.keepsText === true)) return;
      event.preventDefault();
      void runSoon(editor, match.commandId, match.args);
    },
    [editor, commands],
  );
}

function pageOf({ target }: KeyboardEvent): Window | null {
  return target instanceof Node ? (target.ownerDocument?.defaultView ?? null) : null;
}

/** Keys that type, and those that an edited text handles itself (its own undo), are not ours. */
function isTaken(event: KeyboardEvent, keepsText: boolean): boolean {
  const target = event.composedPath()[0];
  if (!isEditable(target)) return false;
  const isTyped = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isInText = target instanceof HTMLElement && target.isContentEditable;
  return isTyped || (isInText && !keepsText && event.key.toLowerCase() !== "s");
}
