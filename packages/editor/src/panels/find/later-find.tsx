import { useToasts, useTranslate } from "@mailwright/ui";
import { dialogHostStrings } from "@mailwright/views";
import { useCallback, useEffect, useState } from "react";
import { useEditor } from "../../base/context/editor-context.js";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";

/** Fetched ahead when the editor is idle, because people often start typing at once. */
export const findCode = laterCode(async () => (await import("./find-bar.js")).FindBar);

/** Find and replace over the canvas, from the command `find` until it is closed. */
export function LaterFindBar() {
  const editor = useEditor();
  const [asked, setAsked] = useState(0);
  const close = useCallback(() => setAsked(0), []);
  useEffect(() => editor.on("run", ({ commandId }) => commandId === "find" && setAsked((count) => count + 1)), [editor]);
  return asked > 0 ? <FoundBar key={asked} onClose={close} /> : null;
}

function FoundBar({ onClose }: { readonly onClose: () => void }) {
  const code = useLaterCode(findCode);
  const toasts = useToasts();
  const say = useTranslate(dialogHostStrings);
  const hasFailed = code.phase === "failed";
  useEffect(() => {
    if (!hasFailed) return;
    toasts.show({ kind: "error", message: say("notLoaded") });
    onClose();
  }, [hasFailed, toasts, say, onClose]);
  return code.phase === "ready" ? <code.value onClose={onClose} /> : null;
}
