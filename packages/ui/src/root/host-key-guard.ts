import { useEffect } from "react";
import type { UiRootNode } from "./adopt-styles.js";

const typesText = new Set(["text", "search", "url", "tel", "email", "password", "number", "date", "time", "datetime-local"]);

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

/** Whether keys pressed in this place write text. */
export function isEditable(target: EventTarget | null | undefined): boolean {
  if (target instanceof HTMLInputElement) return typesText.has(target.type);
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLElement && target.isContentEditable;
}
