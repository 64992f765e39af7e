import { useCallback, useLayoutEffect, useRef } from "react";
import { useOverlay, useRoot } from "../context/ui-context.js";
import { useLatest } from "../context/use-latest.js";
import { deepestFocus } from "../focus/deepest-focus.js";

/**
 * What a modal needs beyond its library: everything under it is inert, the top layer is lifted above the page, it has the focus as soon as it is
 * there, and the focus goes back to where it was. `findFirst` answers what is focused first. Returns the ref for the outermost element of the modal.
 */
export function useModal(isOpen: boolean, findFirst: () => HTMLElement | null) {
  const root = useRoot();
  const overlay = useOverlay();
  const modal = useRef<HTMLElement>(null);
  const hold = useRef<() => void>(undefined);
  const isLifted = useRef(false);
  const latest = useLatest(findFirst);

  // The library waits for a frame, in which a key would still be for what had the focus: an Escape for the block behind the dialog.
  const enter = useCallback(() => {
    if (!isLifted.current || !modal.current || modal.current.contains(root.activeElement)) return;
    latest.current()?.focus({ preventScroll: true });
  }, [root, latest]);

  const attach = useCallback(
    (element: HTMLElement | null) => {
      modal.current = element;
      hold.current?.();
      hold.current = element ? overlay.holdInert(element) : undefined;
      enter();
    },
    [overlay, enter],
  );

  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = deepestFocus(root);
    const close = overlay.open();
    isLifted.current = true;
    enter();
    return () => {
      isLifted.current = false;
      close();
      hold.current?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, root, overlay, enter]);

  return attach;
}
