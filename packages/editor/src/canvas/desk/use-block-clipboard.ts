import { blocksMime } from "@mailwright/editing";
import { isEditable } from "@mailwright/ui";
import { type ClipboardEvent, useMemo, useState } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { afterRun, runSoon } from "../../workspace/commands/run-soon.js";
import { selectedBlocks } from "../clipboard/selected-blocks.js";
import { blockToolsCode } from "./later-tools.js";

/**
 * Copy, cut and paste by the browser's own events, so that it works between templates, tabs and programs. A paste that holds more than
 * blocks of ours is answered, so that the code that reads it can be fetched.
 */
export function useBlockClipboard() {
  const services = useEditorServices();
  const tellRefusal = useTellRefusal();
  const [pasted, setPasted] = useState<PastedContent>();
  const handlers = useMemo(() => {
    const { editor } = services;
    const isOurs = (event: ClipboardEvent) =>
      !event.defaultPrevented && !isEditable(event.nativeEvent.composedPath()[0]) && editor.viewState.getState().selection.length > 0;
    const take = (event: ClipboardEvent, commandId: "copy-blocks" | "cut-blocks") => {
      if (!isOurs(event)) return;
      const blocks = selectedBlocks(editor);
      const outcome = editor.run(commandId);
      if (!tellRefusal(outcome) || !outcome.done || typeof outcome.value !== "string") return;
      event.preventDefault();
      const own = outcome.value;
      const { html, text } = blockToolsCode.peek()?.copiedForms(services, blocks, own) ?? { html: "", text: own };
      event.clipboardData.setData(blocksMime, own);
      event.clipboardData.setData("text/plain", text);
      if (html) event.clipboardData.setData("text/html", html);
    };
    return {
      onCopy: (event: ClipboardEvent) => take(event, "copy-blocks"),
      onCut: (event: ClipboardEvent) => take(event, "cut-blocks"),
      onPaste(event: ClipboardEvent) {
        const content = contentOf(event.clipboardData);
        const { own } = content;
        // Words that are being written have taken the event. They hold no pictures: one comes after their block.
        const isWords = !content.files?.[0] || content.text;
        if (event.defaultPrevented ? isWords : isEditable(event.nativeEvent.composedPath()[0])) return;
        event.preventDefault();
        // Blocks that were imported from MJML need code of their own, which is fetched first.
        if (own && !own.includes('"mjml"')) afterRun(runSoon(editor, "paste-blocks", { text: own }), tellRefusal);
        else setPasted(content);
      },
    };
  }, [services, tellRefusal]);
  return { handlers, pasted };
}

function contentOf(data: DataTransfer): PastedContent {
  const { files } = data;
  return { own: data.getData(blocksMime), html: data.getData("text/html"), text: data.getData("text/plain"), files: Array.from(files) };
}
