import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useUi } from "../context/ui-context.js";
import { focusedIn } from "../focus/focusable.js";
import { useOutsidePress } from "./use-outside-press.js";

export interface DismissOptions {
  readonly floating: RefObject<HTMLElement | null>;
  /** Pressing it does not count as outside, and it gets the focus back. */
  readonly opener?: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}

/**
 * Closes what floats on Escape, on a press outside and when the focus goes elsewhere, and gives the focus back
 * to where it was. Returns the handlers for the floating element.
 */
export function useDismiss({ floating, opener, onClose }: DismissOptions) {
  const { root } = useUi();
  const hasLeft = useRef(false);
  useOutsidePress(opener ? [floating, opener] : [floating], onClose);

  useEffect(() => {
    const before = opener?.current ?? root.activeElement;
    const element = floating.current;
    return () => {
      // Only if it was still inside: a person who has clicked elsewhere wants to be there. While the focus moves, nothing has it.
      if (hasLeft.current) return;
      const focused = element ? focusedIn(element) : null;
      const isInside = !focused || element?.contains(focused);
      if (isInside && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [floating, opener, root]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // One Escape closes one thing.
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    const isOnOpener = next instanceof Node && opener?.current?.contains(next);
    if (!next || event.currentTarget.contains(next) || isOnOpener) return;
    hasLeft.current = true;
    onClose();
  };
  return { onKeyDown, onBlur };
}
