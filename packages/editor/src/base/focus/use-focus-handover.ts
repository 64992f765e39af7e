import { type RefObject, useLayoutEffect, useRef } from "react";

/** What takes the focus of a finding that goes away. */
export const focusKeeper = "mw-checks";

/** For an item that may go away under the focus, as one does when it is fixed: the list around it takes the focus over. */
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
