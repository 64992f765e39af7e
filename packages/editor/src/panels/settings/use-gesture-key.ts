import { useMemo } from "react";

/** Keys that let the history merge the changes of one gesture, and only those. */
export interface GestureKey {
  begin(): void;
  commit(): void;
  /** The merge key of the current gesture. `undefined` outside of one. */
  current(): string | undefined;
}

/** One per field: every gesture (a drag of the label, a run of typing) gets a key of its own. */
export function useGestureKey(field: string): GestureKey {
  return useMemo(() => {
    let count = 0;
    let isOpen = false;
    return {
      begin: () => {
        count += 1;
        isOpen = true;
      },
      commit: () => {
        isOpen = false;
      },
      current: () => (isOpen ? `${field}:${count}` : undefined),
    };
  }, [field]);
}
