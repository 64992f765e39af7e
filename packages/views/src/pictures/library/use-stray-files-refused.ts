import { useRoot } from "@mailwright/ui";
import { useEffect } from "react";

/**
 * Refuses files that are held over a place which takes none. The browser would show such a file in the place of the page, and what is not saved or
 * still being uploaded would be lost.
 */
export function useStrayFilesRefused(): void {
  const root = useRoot();
  useEffect(() => {
    // One for each that asks: the same function twice would be one listener, gone with the first who leaves.
    const listener = (event: Event) => refuse(event);
    root.addEventListener("dragover", listener);
    return () => root.removeEventListener("dragover", listener);
  }, [root]);
}

/** Who takes files has said so before the event comes up to the root. */
function refuse(event: Event): void {
  if (!(event instanceof DragEvent) || event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
}
