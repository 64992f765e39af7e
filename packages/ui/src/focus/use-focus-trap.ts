import { type RefObject, useEffect } from "react";
import { collectTabbable, focusedIn } from "./focusable.js";

/** Keeps the Tab key inside an element while it is active, going round at both ends. */
export function useFocusTrap(container: RefObject<HTMLElement | null>, isActive = true): void {
  useEffect(() => {
    const element = container.current;
    if (!element || !isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      const tabbable = collectTabbable(element);
      const edge = event.shiftKey ? tabbable[0] : tabbable.at(-1);
      const next = event.shiftKey ? tabbable.at(-1) : tabbable[0];
      if (focusedIn(element) !== edge) return;
      event.preventDefault();
      next?.focus();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => element.removeEventListener("keydown", onKeyDown);
  }, [container, isActive]);
}
