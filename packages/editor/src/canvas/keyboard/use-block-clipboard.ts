import { blocksMime } from "@mailwright/editing";
import { isEditable } from "@mailwright/ui";
import { type ClipboardEvent, useMemo } from "react";
import { useEditor } from "../../editor-context.js";
import { useTellRefusal } from "../../words/refusal-words.js";

/** Copy, cut and paste of blocks by the browser's own events, so that it works between templates, tabs and programs. */
export function useBlockClipboard() {
  const editor = useEditor();
  const tellRefusal = useTellRefusal();
  return useMemo(() => {
    const isOurs = (event: ClipboardEvent) =>
      !event.defaultPrevented && !isEditable(event.nativeEvent.composedPath()[0]) && editor.session.getState().selection.length > 0;
    const take = (event: ClipboardEvent, commandId: "copy-blocks" | "cut-blocks") => {
      if (!isOurs(event)) return;
      const outcome = editor.run(commandId);
      if (!tellRefusal(outcome) || !outcome.done || typeof outcome.value !== "string") return;
      event.preventDefault();
      event.clipboardData.setData(blocksMime, outcome.value);
      event.clipboardData.setData("text/plain", outcome.value);
    };
    return {
      onCopy: (event: ClipboardEvent) => take(event, "copy-blocks"),
      onCut: (event: ClipboardEvent) => take(event, "cut-blocks"),
      onPaste(event: ClipboardEvent) {
        if (event.defaultPrevented || isEditable(event.nativeEvent.composedPath()[0])) return;
        const text = event.clipboardData.getData(blocksMime) || event.clipboardData.getData("text/plain");
        event.preventDefault();
        tellRefusal(editor.run("paste-blocks", text === "" ? undefined : { text }));
      },
    };
  }, [editor, tellRefusal]);
}
