import { collectTabbable, useRoot } from "@mailwright/ui";
import { useEffect } from "react";

/**
 * A dialog gives the focus back to what opened it. Where that is gone, because its template is, the focus goes to the list, so that
 * a keyboard does not have to start from the top of the page.
 */
export function useFocusHome(isOpen: boolean): void {
  const root = useRoot();
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const page = "host" in root ? root.ownerDocument : root;
      // The list is drawn anew first.
      page.defaultView?.requestAnimationFrame(() => {
        const isLost = root.activeElement === null || root.activeElement === page.body;
        const list = root.querySelector<HTMLElement>("main [role=list], main ul, main table, main");
        if (isLost && list) collectTabbable(list)[0]?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, root]);
}
