const doublePressMs = 1000;

/**
 * Many people open a template by a double click. The second press of it lands on the editor that has opened, where the browser would select
 * the text under the pointer. Call this at the first press; it keeps the second from selecting anything.
 */
export function holdSecondPress(page: Window): void {
  const end = () => page.removeEventListener("mousedown", hold, { capture: true });
  const timer = page.setTimeout(end, doublePressMs);
  const hold = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
    page.clearTimeout(timer);
    end();
  };
  page.addEventListener("mousedown", hold, { capture: true });
}
