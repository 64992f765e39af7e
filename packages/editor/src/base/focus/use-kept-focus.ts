import { useRoot } from "@mailwright/ui";
import { useEffect, useRef } from "react";

/** A question that was answered is gone within these, its motion included. */
const framesMax = 20;

/**
 * Keeps the focus near when what had it is gone: after each change of `when`, an element is asked for that takes it.
 * Without this a person at a keyboard starts again at the top of the page.
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
    // The question that led here may still be closing, and then gives the focus back to what is no longer there: its dialog takes it.
    const keep = (framesLeft: number) => {
      const target = latest.current();
      if (target && isLost(root.activeElement, target)) target.focus();
      if (framesLeft > 0) frame.current = requestAnimationFrame(() => keep(framesLeft - 1));
    };
    keep(framesMax);
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}

/** Browsers give a lost focus to the page, a dialog takes it for itself; not so a dialog that has opened meanwhile, over the target. */
function isLost(focused: Element | null, target: Element): boolean {
  if (focused === null || focused.matches("body")) return true;
  return focused.matches("[role=dialog], [role=alertdialog]") && focused.contains(target);
}
