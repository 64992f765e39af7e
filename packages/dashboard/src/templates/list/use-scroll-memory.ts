import { type RefObject, useLayoutEffect, useRef } from "react";
import { useDashboard } from "../../view/dashboard-context.js";
import { writeView } from "../../view/dashboard-view.js";
import { recallScroll, rememberScroll } from "./scroll-memory.js";

/**
 * Brings a list, once it has its length, back to where it was left: coming back from the editor shows the template that was edited. The list may be
 * there before it is known whose it is: who scrolls it meanwhile stays where they are.
 */
export function useScrollMemory(scroll: RefObject<HTMLElement | null>, isReady: boolean): void {
  const { view, session } = useDashboard();
  const shown = writeView(view);
  const owner = session?.id;
  const scrolledAsNobody = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = scroll.current;
    if (!element || !isReady) return undefined;
    const remember = () => {
      if (owner === undefined) scrolledAsNobody.current = shown;
      else rememberScroll(`${owner} ${shown}`, element.scrollTop);
    };
    if (scrolledAsNobody.current === shown) remember();
    else if (owner !== undefined) bringBack(element, recallScroll(`${owner} ${shown}`));
    if (owner !== undefined) scrolledAsNobody.current = undefined;
    element.addEventListener("scroll", remember, { passive: true });
    return () => element.removeEventListener("scroll", remember);
  }, [scroll, owner, shown, isReady]);
}

function bringBack(element: HTMLElement, topPx: number): void {
  if (topPx > 0) element.scrollTop = topPx;
}
