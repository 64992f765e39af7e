import { useEffect } from "react";
import { isEditable } from "../focus/is-editable.js";
import type { UiRootNode } from "../styles/adopt-styles.js";

/**
 * Keeps keys typed into our fields away from the page. A listener of the host page sees the element, not the field,
 * as the target, so its "/" shortcut would steal the key while somebody types. Escape still goes through.
 */
export function useHostKeyGuard(root: UiRootNode): void {
  useEffect(() => {
    if (!("host" in root)) return;
    const host = root.host;
    const guard = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === "Escape") return;
      if (isEditable(event.composedPath()[0])) event.stopPropagation();
    };
    const kinds = ["keydown", "keypress", "keyup"];
    for (const kind of kinds) host.addEventListener(kind, guard);
    return () => {
      for (const kind of kinds) host.removeEventListener(kind, guard);
    };
  }, [root]);
}
