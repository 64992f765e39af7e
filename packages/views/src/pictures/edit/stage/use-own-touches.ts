import { type RefObject, useEffect } from "react";

/**
 * Keeps the moves of one finger for what is pulled in an element. Where only `touch-action: none` forbids scrolling, Chrome takes a finger that is
 * lifted in motion for the beginning of a fling, and drops the next tap, as one that would stop it: "Save" right after a pull did nothing.
 */
export function useOwnTouches(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const keep = (event: TouchEvent) => {
      if (event.touches.length === 1 && event.cancelable) event.preventDefault();
    };
    element?.addEventListener("touchmove", keep, { passive: false });
    return () => element?.removeEventListener("touchmove", keep);
  }, [place]);
}
