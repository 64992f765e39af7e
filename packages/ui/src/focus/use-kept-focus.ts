import { useEffect, useRef } from "react";
import { useRoot } from "../context/ui-context.js";

/** A dialog that was answered has closed within this time, its animation included. */
const framesMax = 20;

/**
 * Moves the focus to a nearby element when the element that had it is gone: after each change of `when`, `target` is asked for one.
 * Otherwise a person at a keyboard would start again at the top of the page.
 */
export function useKeptFocus(when: unknown, find: () => HTMLElement | null | undefined): void {
  const root = useRoot();
  const known = useRef(when);
  const latest = useRef(find);
  const frame = useRef(0);
  useEffect(() => {
    latest.current = find;
    if (known.current === when) return;
    known.current = when;
    cancelAnimationFrame(frame.current);
    // The dialog that led here may still be closing. It gives the focus to an element that no longer exists, or keeps it, so this looks
    // again for some frames.
    const keep = (framesLeft: number) => {
      const target = latest.current();
      if (target && isLost(root.activeElement, target)) target.focus();
      if (framesLeft > 0) frame.current = requestAnimationFrame(() => keep(framesLeft - 1));
    };
    keep(framesMax);
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}

/**
 * Browsers give a lost focus to the page, and the dialog around the target may take it for itself. The focus in another dialog, which was
 * opened meanwhile, is not lost.
 */
function isLost(focused: Element | null, target: Element): boolean {
  if (focused === null || focused.matches("body")) return true;
  return focused.matches("[role=dialog], [role=alertdialog]") && focused.contains(target);
}
