import { useEffect, useRef } from "react";

/** How far before the end the next page is asked for. */
const marginPx = 600;

/** A ref for the element at a list's end: `onReached` is called as it comes near, while `isWanted`. */
export function useEndReached(isWanted: boolean, onReached: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const reached = useRef(onReached);
  reached.current = onReached;
  useEffect(() => {
    const element = end.current;
    if (!element || !isWanted) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reached.current(), {
      root: element.parentElement,
      rootMargin: `${marginPx}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted]);
  return end;
}
