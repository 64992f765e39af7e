import { searchDelayMs } from "@mailwright/contract";
import { useEffect, useState } from "react";

/** What was typed, once the person pauses. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text.trim()), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
