const focusableSelector = [
  "a[href]",
  "button:not(:disabled)",
  "input:not(:disabled):not([type=hidden])",
  "select:not(:disabled)",
  "textarea:not(:disabled)",
  "[tabindex]",
  "[contenteditable=true]",
].join(",");

/** What can take focus inside a container, in order; leaves out what is not shown. */
export function collectFocusable(container: ParentNode): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusableSelector)].filter((element) => isShown(element));
}

/** What the Tab key reaches inside a container, in order. */
export function collectTabbable(container: ParentNode): HTMLElement[] {
  return collectFocusable(container).filter((element) => element.tabIndex >= 0);
}

/** The element that has focus in this element's own root; the global document only knows the host. */
export function focusedIn(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]");
}
