import { useState } from "react";

/** What a browser keeps of a person's choices. */
export interface DismissalMemory {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
}

/** Whether a message was dismissed, now or on an earlier visit, and what dismisses it for good. */
export function useDismissal(memory: DismissalMemory, key: string) {
  const [dismissed, setDismissed] = useState<string>();
  const dismiss = () => {
    memory.set(key, "true");
    setDismissed(key); // also where nothing can be kept
  };
  return { isDismissed: dismissed === key || memory.get(key) === "true", dismiss };
}
