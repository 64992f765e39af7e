import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { focusedIn } from "../focus/focusable.js";

/**
 * Whether the pointer or the focus is in an element whose parts go away. What is removed under the pointer or with the focus sends no
 * event that says so: after every change of `parts` it is looked at anew, and a focus that was lost goes back to where it came from.
 */
export function useAttention<Part>(element: RefObject<HTMLElement | null>, parts: readonly Part[]) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const before = useRef(parts);

  useLayoutEffect(() => {
    const isFewer = parts.length < before.current.length;
    before.current = parts;
    const focused = element.current && focusedIn(element.current);
    const isInside = element.current?.contains(focused) ?? false;
    if (!isFewer) return;
    setHovered(false);
    if (isInside) return;
    if (isFocused && focused === null) cameFrom.current?.focus({ preventScroll: true });
    setFocused(false);
  }, [parts, element, isFocused]);

  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget));
  const on = { onPointerMove: () => setHovered(true), onPointerLeave: () => setHovered(false), onFocus, onBlur };
  return { isAttended: isHovered || isFocused, on };
}
