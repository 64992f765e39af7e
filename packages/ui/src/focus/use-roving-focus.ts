import { type KeyboardEvent, type RefObject, useCallback, useEffect } from "react";
import { useUi } from "../context/ui-context.js";
import { collectFocusable, focusedIn } from "./focusable.js";
import { isEditable } from "./is-editable.js";
import { type Orientation, stepIndex } from "./step-focus.js";

/**
 * Makes a group one stop of the Tab key: arrows, Home and End move inside it, and it remembers where it was left.
 * It sets `tabindex` itself, so the items must not. Returns the key handler for the container.
 */
export function useRovingFocus(container: RefObject<HTMLElement | null>, orientation: Orientation = "horizontal") {
  const { direction } = useUi();

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const keepOneStop = () => {
      const items = collectItems(element);
      const current = items.find((item) => item === focusedIn(element)) ?? items.find((item) => item.tabIndex === 0) ?? items[0];
      for (const item of items) setTabIndex(item, item === current ? 0 : -1);
    };
    keepOneStop();
    const observer = new MutationObserver(keepOneStop);
    observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "hidden"] });
    element.addEventListener("focusin", keepOneStop);
    return () => {
      observer.disconnect();
      element.removeEventListener("focusin", keepOneStop);
    };
  }, [container]);

  return useCallback(
    (event: KeyboardEvent) => {
      const element = container.current;
      if (!element || event.defaultPrevented || isEditable(event.target)) return;
      const items = collectItems(element);
      const focused = focusedIn(element);
      const index = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
      const next = index < 0 ? undefined : items[stepIndex(event, index, items.length, { orientation, direction }) ?? -1];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    [container, orientation, direction],
  );
}

/** Menus and tooltips open inside the group they belong to, in the top layer; they are not items of it. */
function collectItems(container: HTMLElement): HTMLElement[] {
  return collectFocusable(container).filter((item) => {
    const layer = item.closest("[popover]");
    return !layer || !container.contains(layer);
  });
}

function setTabIndex(item: HTMLElement, tabIndex: number): void {
  if (item.getAttribute("tabindex") !== String(tabIndex)) item.tabIndex = tabIndex;
}
