import { refuse } from "@mailwright/editing";
import { useEffect } from "react";
import { laterCode, useLaterCode } from "../../base/later/later-code.js";
import { useTellRefusal } from "../../base/words/refusal-words.js";
import type { PastedContent } from "../../ports/clipboard-port.js";

export const pasteCode = laterCode(async () => (await import("./paste-once.js")).PasteOnce);

/** Pastes what was copied elsewhere, as soon as the code that reads it has been fetched. */
export function LaterPaste({ content }: { readonly content: PastedContent }) {
  const code = useLaterCode(pasteCode);
  const tell = useTellRefusal();
  const hasFailed = code.phase === "failed";
  useEffect(() => {
    if (hasFailed) tell(refuse("bad-clipboard"));
  }, [hasFailed, tell]);
  return code.phase === "ready" ? <code.value content={content} /> : null;
}
