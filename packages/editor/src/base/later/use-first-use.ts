import { useLatest, useRoot } from "@mailwright/ui";
import { useEffect } from "react";

const restMs = 600;
// Not `pointerover`: where the pointer lies over an editor that has just been drawn, browsers send it without anybody having moved.
const signs = ["pointermove", "pointerdown", "focusin", "dragenter"] as const;

/** Calls once: when a pointer moves here, when a finger, files that are held or the focus first come near, or when the editor was idle for a while. */
export function useFirstUse(run: () => void): void {
  const root = useRoot();
  const latest = useLatest(run);
  useEffect(() => {
    const abort = new AbortController();
    const call = () => {
      abort.abort();
      clearTimeout(timer);
      latest.current();
    };
    for (const sign of signs) root.addEventListener(sign, call, { signal: abort.signal, passive: true });
    const timer = setTimeout(call, restMs);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [root, latest]);
}
