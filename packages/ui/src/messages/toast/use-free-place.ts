import { type RefObject, useEffect } from "react";
import { useOverlay } from "../../context/ui-context.js";

/** Keeps the notifications off the buttons of dialogs. What does it comes with the first notification, and is not waited for. */
export function useFreePlace(region: RefObject<HTMLElement | null>, count: number): void {
  const { container } = useOverlay();
  useEffect(() => {
    const element = region.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !container || !view || count === 0) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    import("./keep-place-free.js")
      .then(({ keepPlaceFree }) => {
        if (!isOver) stop = keepPlaceFree(element, container, view);
      })
      // Without a network they stay in their corner.
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [region, container, count]);
}
