import { collectTabbable, useRoot } from "@mailwright/ui";
import { useEffect, useRef } from "react";

/**
 * A dialog gives the focus back to what opened it. Where that is gone, because its template or its note is, the focus goes to what `find`
 * names, so that a keyboard does not have to start from the top of the page.
 */
export function useFocusHome(isOpen: boolean, find: (root: ParentNode) => HTMLElement | null | undefined = findInList): void {
  const root = useRoot();
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      const page = "host" in root ? root.ownerDocument : root;
      // What is behind it is drawn anew first.
      page.defaultView?.requestAnimationFrame(() => {
        const isLost = root.activeElement === null || root.activeElement === page.body;
        if (isLost) latest.current(root)?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, root]);
}

function findInList(root: ParentNode): HTMLElement | undefined {
  const list = root.querySelector<HTMLElement>("main [role=list], main ul, main table, main");
  return list ? collectTabbable(list)[0] : undefined;
}
