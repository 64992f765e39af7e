import { type RefObject, useLayoutEffect, useRef } from "react";

/** The element that gets the focus when a finding goes away. */
export const focusKeeper = "mw-checks";

/** For an item of a list that may go away while it has the focus, such as a finding that is fixed: the list gets the focus. */
export function useFocusHandover<E extends HTMLElement>(): RefObject<E | null> {
  const item = useRef<E>(null);
  useLayoutEffect(() => {
    const element = item.current;
    return () => {
      if (element?.matches(":focus-within")) element.closest<HTMLElement>(`.${focusKeeper}`)?.focus();
    };
  }, []);
  return item;
}
