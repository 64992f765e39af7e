import { collectTabbable, useRoot } from "@mailwright/ui";
import { useEffect } from "react";

/**
 * A dialog gives the focus back to what opened it. Where that is gone, because its template is, the focus goes to the place in the list
 * where it stood, so that a keyboard does not have to start from the top of the page, nor a phone opens its own for the search.
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
        if (isLost) findHome(root)?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, root]);
}

/** The list's stop of the Tab key; where the list is empty, what its state offers, which ends the page. */
function findHome(root: ParentNode): HTMLElement | null | undefined {
  const main = root.querySelector("main");
  return main?.querySelector<HTMLElement>("[data-mw-place][tabindex='0']") ?? (main && collectTabbable(main).at(-1));
}
