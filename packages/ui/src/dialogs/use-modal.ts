import { useCallback, useLayoutEffect, useRef } from "react";
import { useOverlay, useRoot } from "../context/ui-context.js";
import { deepestFocus } from "../focus/deepest-focus.js";

/**
 * What a modal needs beyond its library: everything under it is inert, the top layer is lifted above the page,
 * and the focus goes back to where it was. Returns the ref for the outermost element of the modal.
 */
export function useModal(isOpen: boolean) {
  const root = useRoot();
  const overlay = useOverlay();
  const modal = useRef<HTMLElement>(null);
  const hold = useRef<() => void>(undefined);

  const attach = useCallback(
    (element: HTMLElement | null) => {
      modal.current = element;
      hold.current?.();
      hold.current = element ? overlay.holdInert(element) : undefined;
    },
    [overlay],
  );

  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = deepestFocus(root);
    const close = overlay.open();
    return () => {
      close();
      hold.current?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isOpen, root, overlay]);

  return attach;
}
