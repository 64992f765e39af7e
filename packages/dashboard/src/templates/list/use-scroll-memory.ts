import { type RefObject, useLayoutEffect } from "react";
import { useDashboard } from "../../view/dashboard-context.js";
import { writeView } from "../../view/dashboard-view.js";
import { recallScroll, rememberScroll } from "./scroll-memory.js";

/** Brings a list, once it has its length, back to where it was left: coming back from the editor shows the template that was edited. */
export function useScrollMemory(scroll: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { view, session } = useDashboard();
  const key = `${session?.id} ${writeView(view)}`;
  useLayoutEffect(() => {
    const element = scroll.current;
    if (!element || !isReady) return undefined;
    const topPx = recallScroll(key);
    if (topPx > 0) element.scrollTop = topPx;
    const remember = () => rememberScroll(key, element.scrollTop);
    element.addEventListener("scroll", remember, { passive: true });
    return () => element.removeEventListener("scroll", remember);
  }, [scroll, key, isReady]);
}
