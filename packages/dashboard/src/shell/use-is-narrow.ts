import { type RefObject, useLayoutEffect, useState } from "react";

const narrowBelowPx = 720;

/** Whether the dashboard has too little room for its sidebar. Its own width counts, not the window's: it may stand in a column. */
export function useIsNarrow(frame: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setIsNarrow(element.clientWidth <= narrowBelowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return isNarrow;
}
