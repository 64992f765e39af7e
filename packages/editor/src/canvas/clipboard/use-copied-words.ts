import { useToasts, useTranslate } from "@mailwright/ui";
import { useEffect } from "react";
import { useEditorServices } from "../../base/context/editor-context.js";
import { clipboardStrings } from "./clipboard-strings.js";
import { useSystemClipboard } from "./use-system-clipboard.js";

/**
 * Says that something was copied, whichever way the copy was asked for. For pasting styles it looks in the system's clipboard if none were
 * copied here.
 */
export function useCopiedWords(): void {
  const { editor, ports } = useEditorServices();
  const toasts = useToasts();
  const clipboard = useSystemClipboard();
  const say = useTranslate(clipboardStrings);
  useEffect(
    () =>
      editor.on("run", ({ commandId, outcome }) => {
        const isStyleMissing = !outcome.done && outcome.refusal === "no-styles" && commandId === "paste-style";
        if (isStyleMissing && ports.clipboard?.readText) clipboard.pasteStyle();
        if (!outcome.done) return;
        if (commandId === "copy-style") toasts.show({ kind: "success", message: say("stylesCopied") });
        if (commandId === "copy-blocks") toasts.show({ kind: "success", message: say("copied") });
      }),
    [editor, ports, toasts, clipboard, say],
  );
}
