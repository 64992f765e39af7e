import { focusedIn } from "@mailwright/ui";
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus, and a menu that is open, in the list while it is drawn anew: a card that changes its place is taken out and put in again, and one that somebody
 * else has locked or removed gives way to another. React gives the focus back in a document, and in a shadow root it does not.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, stop: number) {
  const held = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const here = list.current;
    // A page may take the dashboard away before this is drawn, and browsers refuse popovers outside of a page.
    if (here?.isConnected) reopenPopovers(here);
    const element = held.current;
    // If the window or frame has not the focus, the list must not take it from the page around it.
    if (!here || !element || !here.ownerDocument.hasFocus()) return;
    const focused = focusedIn(here);
    if (focused !== null && focused !== here.ownerDocument.body) return;
    const place = element.isConnected ? element : here.querySelector<HTMLElement>(`[data-mw-place="${stop}"]`);
    place?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // React passes on events of menus and dialogs that a card opened, but they are not in the list.
    if (list.current?.contains(target)) held.current = target;
  };
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    // If the whole window loses the focus, `activeElement` stays, and so does what is held.
    if (focusedIn(target) !== target) held.current = undefined;
  };
  return { onFocus, onBlur };
}

/** The browser closes a menu whose card is taken out and put in again, and tells nobody: to React it would be open, and a person would not see it. */
function reopenPopovers(list: HTMLElement): void {
  for (const popover of list.querySelectorAll<HTMLElement>("[popover]:not(:popover-open)")) popover.showPopover();
}
