import { type FocusEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { focusedIn } from "../../focus/focusable.js";

/**
 * Whether the pointer or the focus is in an element whose parts go away. What is removed under the pointer or with the focus sends no
 * event that says so: whenever there are fewer parts it is looked at anew, and a focus that was lost goes back to where it came from.
 */
export function useAttention(element: RefObject<HTMLElement | null>, parts: number) {
  const [isAttended, setAttended] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const before = useRef(parts);

  useLayoutEffect(() => {
    const isFewer = parts < before.current;
    before.current = parts;
    if (!isFewer || !element.current) return;
    if (!focusedIn(element.current) && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    setAttended(element.current.matches(":focus-within"));
  }, [parts, element]);

  const on = {
    onPointerMove: () => setAttended(true),
    onPointerLeave: ({ currentTarget }: PointerEvent) => setAttended(currentTarget.matches(":focus-within")),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      setAttended(true);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = null;
      setAttended(currentTarget.matches(":hover"));
    },
  };
  return { isAttended, on };
}
