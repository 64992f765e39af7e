export interface PageKeys {
  /** The outermost element of the editor, inside its host. */
  readonly element: HTMLElement;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Does something lie over the editor that keys are for? */
  readonly isCovered: () => boolean;
  readonly signal: AbortSignal;
}

/**
 * Keys that nothing on the page has the focus for: after a press beside the paper, on a fresh page, or when the focused block was removed.
 * They are the editor's where it fills the window, or where the last press or focus was inside it; elsewhere they stay the host's. The focus
 * goes to the desk, so that the paste that follows the keys arrives there.
 */
export function watchPageKeys({ element, onKeyDown, isCovered, signal }: PageKeys): void {
  const { ownerDocument: page } = element;
  const shadow = element.getRootNode();
  const host = shadow instanceof ShadowRoot ? shadow.host : element;
  let isInside = page.activeElement === host;
  const remember = (event: Event) => {
    isInside = event.composedPath().includes(host);
  };
  page.addEventListener("pointerdown", remember, { capture: true, signal });
  page.addEventListener("focusin", remember, { capture: true, signal });
  const onKey = (event: KeyboardEvent) => {
    const isNobodys = event.target === page.body || event.target === page.documentElement;
    if (!isNobodys || event.defaultPrevented || isCovered()) return;
    if (!isInside && !fillsWindow(element)) return;
    // Only for keys with Ctrl or Cmd: Tab and the arrows must go on from the place where the person was.
    if (event.ctrlKey || event.metaKey) element.querySelector<HTMLElement>(".mw-desk")?.focus({ preventScroll: true });
    onKeyDown(event);
  };
  page.addEventListener("keydown", onKey, { signal });
}

/** Does the editor fill the window? In zoomed windows the measured size is up to half a pixel less, so one pixel may be missing. */
function fillsWindow(element: HTMLElement): boolean {
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  const { width, height } = element.getBoundingClientRect();
  return width >= clientWidth - 1 && height >= clientHeight - 1;
}
