import { useToasts, useTranslate } from "@mailwright/ui";
import { useEffect } from "react";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { refusalWords } from "../../base/words/refusal-words.js";
import type { PastedContent } from "../../ports/clipboard-port.js";

const pasteCode = laterCode(async () => (await import("./paste-once.js")).PasteOnce);

/** Pastes what was copied elsewhere, as soon as the code that reads it has been fetched. */
export function LaterPaste({ content }: { readonly content: PastedContent }) {
  const code = useLaterCode(pasteCode);
  const toasts = useToasts();
  const say = useTranslate(refusalWords);
  const hasFailed = code.phase === "failed";
  useEffect(() => {
    if (hasFailed) toasts.show({ kind: "error", message: say("bad-clipboard") });
  }, [hasFailed, toasts, say]);
  return code.phase === "ready" ? <code.value content={content} /> : null;
}
