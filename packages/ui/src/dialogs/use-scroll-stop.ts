import { type RefObject, useLayoutEffect } from "react";
import { collectTabbable } from "../focus/focusable.js";

/** Makes text that scrolls reachable by keyboard when nothing in it can take the focus. */
export function useScrollStop(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const update = () => {
      const isStop = element.scrollHeight > element.clientHeight && collectTabbable(element).length === 0;
      if (isStop) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  });
}
