import { useEffect, useRef } from "react";
import type { PastedContent } from "../../ports/clipboard-port.js";
import { usePaste } from "./use-paste.js";

/** Pastes what it is given, each thing once. */
export function PasteOnce({ content }: { readonly content: PastedContent }) {
  const paste = usePaste();
  const done = useRef<PastedContent>(undefined);
  useEffect(() => {
    if (done.current === content) return;
    done.current = content;
    void paste(content);
  }, [paste, content]);
  return null;
}
