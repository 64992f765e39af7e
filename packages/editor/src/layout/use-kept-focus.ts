import { useRoot } from "@mailwright/ui";
import { useEffect, useRef } from "react";

/**
 * Keeps the focus near when what had it is gone: after each change of `when`, an element is asked for that takes it.
 * Without this a person at a keyboard starts again at the top of the page.
 */
export function useKeptFocus(when: unknown, find: () => HTMLElement | null | undefined): void {
  const root = useRoot();
  const known = useRef(when);
  useEffect(() => {
    if (known.current === when) return;
    known.current = when;
    if (isLost(root.activeElement)) find()?.focus();
  });
}

/** Browsers give a lost focus to the page, a dialog takes it for itself. */
function isLost(focused: Element | null): boolean {
  return focused === null || focused.matches("body, [role=dialog], [role=alertdialog]");
}
